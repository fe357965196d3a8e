import { forms } from '#rooms/messages/contract/forms.ts';
import { submissionTexts } from '../list/submissions-texts.ts';

export const messagesTexts = {
  ...submissionTexts(forms.contactMessages),
  replyHint: 'Reply opens your email program and quotes the beginning of the message.',
  answeredBy: (name: string, moment: string, subject: string) => `${name} answered on ${moment}: ${subject}`,
  introduction: (moment: string, name: string) => `On ${moment}, ${name} wrote:`,
};
