import type { ContactMessage } from '#contract/contact-messages.ts';
import { messageText, messageValues, type ReplyText } from '#contract/replies.ts';
import { repliesTexts } from '../../content/staff/replies.ts';
import { ReplyForm } from '../replies/ReplyForm.tsx';

type Props = {
  message: ContactMessage;
  template: ReplyText;
  onSend: (reply: ReplyText) => Promise<void>;
  onSending: (sending: boolean) => void;
  onCancel: () => void;
};

/** Answers a message by mail. */
export function AnswerForm({ message, template, onSend, onSending, onCancel }: Props) {
  return (
    <ReplyForm
      recordId={message.id}
      to={message.email}
      choices={[{ name: 'answer', label: repliesTexts.templates.answer, text: template }]}
      schema={messageText}
      values={messageValues(message)}
      onSend={onSend}
      onSending={onSending}
      onCancel={onCancel}
    />
  );
}
