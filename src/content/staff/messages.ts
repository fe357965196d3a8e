import { texts } from '#contract/texts.ts';
import { submissionTexts } from './submissions.ts';

export const messagesTexts = {
  ...submissionTexts('message', 'Answered'),
  loadFailed: texts.fetchMessagesFailed,
  statusFailed: texts.updateMessageFailed,
  deleteQuestion: texts.confirmDeleteMessage,
  deleteFailed: texts.deleteMessageFailed,
  reply: 'Reply',
  replyHint: 'Reply opens your mail program and quotes the beginning of the message.',
  answeredBy: (name: string, moment: string, subject: string) => `${name} answered on ${moment}: ${subject}`,
  introduction: (moment: string, name: string) => `On ${moment}, ${name} wrote:`,
};
