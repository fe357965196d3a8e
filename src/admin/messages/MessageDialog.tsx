import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { messageText, messageValues } from '#contract/replies.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { StatusLabel } from '../../components/status-label/StatusLabel.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { messagesTexts } from '../../content/staff/messages.ts';
import { repliesTexts } from '../../content/staff/replies.ts';
import formStyles from '../../forms/Form.module.css';
import { formatMoment } from '../../lib/format.ts';
import { mailto, mailtoReply } from '../../lib/mailto.ts';
import { useReply } from '../replies/use-reply.ts';
import styles from '../resource-tab/RecordDialog.module.css';
import type { DialogProps } from '../resource-tab/ResourceTab.tsx';
import { lazyPart } from '../shared/lazy-part.ts';
import { mailTemplatesQuery } from '../shared/queries.ts';
import type { Outcome } from '../shared/resource.ts';
import type { SetStatus } from '../shared/use-item-actions.ts';
import { answered, messages, open, replyCalls } from './resource.ts';

const ReplyForm = lazyPart('reply form', async () => (await import('../replies/ReplyForm.tsx')).ReplyForm);

type Props = DialogProps<ContactMessage> & { message: ContactMessage; onStatus: SetStatus<ContactMessage>; outcome: Outcome };

/** A message, with the replies to it and a form for another. */
export function MessageDialog({ message, opened, report, outcome, onStatus, onDelete, onClose }: Props) {
  const sendReply = useReply(messages, replyCalls, outcome);
  // False once the form was cancelled: the button that opened it then gets the focus back.
  const [replying, setReplying] = useState<boolean>();
  // The dialog cannot be closed in between, so that a failure is seen.
  const [sending, setSending] = useState(false);
  const { data: templates, isLoadingError } = useQuery({ ...mailTemplatesQuery, staleTime: Infinity });
  const usesMailProgram = templates?.sends === false || isLoadingError;
  const isAnswered = message.status === answered;

  return (
    <Modal
      {...dialogProps(dashboardTexts.close)}
      stackId="message"
      opened={opened}
      onClose={() => sending || onClose()}
      title={message.subject}
      size="lg"
    >
      <div className={styles.body}>
        <dl className={styles.facts}>
          <dt>{messagesTexts.columns.sender}</dt>
          <dd>{message.name}</dd>
          <dt>{messagesTexts.email}</dt>
          <dd>
            <a href={mailto(message.email)}>{message.email}</a>
          </dd>
          <dt>{messagesTexts.status}</dt>
          <dd>
            <StatusLabel status={message.status} />
          </dd>
          <dt>{messagesTexts.columns.created_at}</dt>
          <dd>
            <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
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
        {usesMailProgram && <p className={styles.hint}>{messagesTexts.replyHint}</p>}
        {report}
        {replying && templates ? (
          <Suspense>
            <ReplyForm
              recordId={message.id}
              to={message.email}
              choices={[{ name: 'answer', label: repliesTexts.templates.answer, text: templates.answer }]}
              schema={messageText}
              values={messageValues(message)}
              onSend={async (reply) => {
                await sendReply(message, reply);
                onClose();
              }}
              onSending={setSending}
              onCancel={() => setReplying(false)}
            />
          </Suspense>
        ) : (
          <div className={formStyles.actions}>
            <Button variant="subtle" color="red" onClick={({ currentTarget }) => onDelete(message, currentTarget)}>
              {dashboardTexts.delete}
            </Button>
            <Button variant="default" onClick={() => onStatus(message, isAnswered ? open : answered)}>
              {isAnswered ? messagesTexts.reopen : messagesTexts.markDone}
            </Button>
            {usesMailProgram ? (
              <Button component="a" href={replyUrl(message)}>
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
    </Modal>
  );
}

/** @returns the URL that opens a reply in the mail program, with the message quoted */
function replyUrl({ name, email, subject, message, created_at }: ContactMessage): string {
  const introduction = messagesTexts.introduction(formatMoment(created_at), name);
  return mailtoReply({ address: email, subject, text: message, introduction });
}
