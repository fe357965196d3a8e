import { Button, CloseButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { messageText, messageValues } from '#rooms/answers/contract/replies.ts';
import type { ContactMessage } from '#rooms/messages/contract/contact-messages.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import formStyles from '../../shared/forms/Form.module.css';
import { formatMoment } from '../../shared/lib/format.ts';
import { mailto, mailtoReply } from '../../shared/lib/mailto.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { type ReplyCalls, useReply } from '../answers/use-reply.ts';
import { AnswerDue } from '../list/AnswerDue.tsx';
import type { DialogProps } from '../list/ResourceTab.tsx';
import { adminCall } from '../session/admin-call.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { lazyPart } from '../shell/lazy-part.ts';
import { mailTemplatesQuery } from '../shell/queries.ts';
import type { Outcome } from '../shell/resource.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
import styles from './MessageDialog.module.css';
import { messagesTexts } from './messages-texts.ts';
import { messages } from './messages.ts';

const ReplyForm = lazyPart('reply form', async () => (await import('../answers/ReplyForm.tsx')).ReplyForm);

/** Of the heading beside the list. */
export const threadId = 'thread';

type Props = DialogProps<ContactMessage> & {
  message: ContactMessage;
  /** Whether it is at the side of the list instead of above it. */
  beside: boolean;
  /** Whether it opens with the form for a reply. */
  replying?: boolean | undefined;
  onStatus: SetStatus<ContactMessage>;
  /** Goes on with the next message. */
  onDone: () => void;
  outcome: Outcome;
};

const replyCalls: ReplyCalls<ContactMessage> = {
  send: async ({ id, replies }, { subject, body }, headers) => {
    const reply = { subject, body, replies: replies.length };
    const { data } = await adminCall(answerEndpoints.replyToMessage, { params: { id }, body: reply, headers });
    return { id: data.reply, stored: data.message };
  },
  takeBack: async (params) => (await adminCall(answerEndpoints.undoMessageReply, { params })).data,
};

/** A message with the replies to it and a form for another: beside the list, or in a dialog. */
export function MessageDialog(props: Props) {
  const { message, beside, opened, report, onStatus, onDelete, onClose, onDone, outcome } = props;
  const { name, email, subject, status, due_at, created_at } = message;
  const sendReply = useReply(messages, replyCalls, outcome);
  // False once the form was cancelled: the button that opened it then gets the focus back.
  const [replying, setReplying] = useState<boolean | undefined>(props.replying);
  // Stays open while something is being sent, so that a failure is seen.
  const [sending, setSending] = useState(false);
  const { data: templates, isLoadingError } = useQuery({ ...mailTemplatesQuery, staleTime: Infinity });
  const usesMailProgram = templates?.sends === false || isLoadingError;
  const isAnswered = status === 'Answered';
  const closeUnlessAsked = () => {
    if (!document.querySelector('[role="alertdialog"]')) onClose();
  };
  useHotkeys(beside && opened ? [['Escape', closeUnlessAsked]] : []);

  const body = (
    <div className="stack gap-16">
      <dl className={styles.facts}>
        <dt>{messagesTexts.columns.sender}</dt>
        <dd>{name}</dd>
        <dt>{messagesTexts.email}</dt>
        <dd>
          <a href={mailto(email)}>{email}</a>
        </dd>
        <dt>{messagesTexts.status}</dt>
        <dd>
          <StatusLabel status={status} />
        </dd>
        <dt>{messagesTexts.columns.created_at}</dt>
        <dd>
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
          {status === 'Open' && <AnswerDue told="" due_at={due_at} />}
        </dd>
      </dl>
      <p className={styles.messageText}>{message.message}</p>
      {message.replies.map(({ id, at, by, subject, text }) => (
        <details key={id}>
          <summary>{messagesTexts.answeredBy(by, formatMoment(at), subject)}</summary>
          <p className={styles.messageText}>{text}</p>
        </details>
      ))}
      {message.delivery === 'failed' && <Notice kind="error">{repliesTexts.delivery.failed}</Notice>}
      {usesMailProgram && <p className="hint">{messagesTexts.replyHint}</p>}
      {report}
      {replying && templates ? (
        <ReplyForm
          recordId={message.id}
          to={email}
          choices={[{ name: 'answer', label: repliesTexts.templates.answer, text: templates.answer }]}
          schema={messageText}
          values={messageValues(message)}
          onSend={async (reply) => {
            await sendReply(message, reply);
            onDone();
          }}
          onSending={setSending}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <div className={formStyles.actions}>
          <Button variant="subtle" color="red" onClick={({ currentTarget }) => onDelete(message, currentTarget)}>
            {dashboardTexts.delete}
          </Button>
          <Button variant="default" onClick={() => onStatus(message, isAnswered ? 'Open' : 'Answered')}>
            {isAnswered ? messagesTexts.reopen : messagesTexts.markDone}
          </Button>
          {usesMailProgram ? (
            <Button component="a" href={replyUrl(message)} autoFocus={props.replying}>
              {messagesTexts.reply}
            </Button>
          ) : (
            <Button autoFocus={replying === false} disabled={!templates} onClick={() => setReplying(true)}>
              {messagesTexts.reply}
            </Button>
          )}
        </div>
      )}
    </div>
  );

  if (beside) {
    return (
      opened && (
        <aside className={styles.aside} aria-labelledby={threadId}>
          <div className={styles.head}>
            <h3 id={threadId} tabIndex={-1}>
              {subject}
            </h3>
            <CloseButton aria-label={dashboardTexts.close} onClick={onClose} disabled={sending} />
          </div>
          {body}
        </aside>
      )
    );
  }
  return (
    <Dialog stackId="message" opened={opened} onClose={() => sending || onClose()} title={subject} size="lg">
      {body}
    </Dialog>
  );
}

/** @returns the URL that opens a reply in the mail program, with the message quoted */
function replyUrl({ name, email, subject, message, created_at }: ContactMessage): string {
  const introduction = messagesTexts.introduction(formatMoment(created_at), name);
  return mailtoReply({ address: email, subject, text: message, introduction });
}
