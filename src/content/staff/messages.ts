import { forms } from '#contract/forms.ts';
import { submissionTexts } from './submissions.ts';

export const messagesTexts = {
  ...submissionTexts(forms.contactMessages),
  replyHint: 'Reply opens your email program and quotes the beginning of the message.',
  answeredBy: (name: string, moment: string, subject: string) => `${name} answered on ${moment}: ${subject}`,
  introduction: (moment: string, name: string) => `On ${moment}, ${name} wrote:`,
};
