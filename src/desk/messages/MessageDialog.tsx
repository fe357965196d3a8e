import { Button, CloseButton } from '@mantine/core';
import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { messageText, messageValues, type ReplyText } from '#rooms/answers/contract/replies.ts';
import { type ContactMessage, messageEndpoints } from '#rooms/messages/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import footStyles from '../../shared/components/dialog/Foot.module.css';
import { Breakable } from '../../shared/components/link/Breakable.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import formStyles from '../../shared/forms/Form.module.css';
import { formatDay, formatMoment } from '../../shared/lib/format.ts';
import { mailto, quotation, replySubject } from '../../shared/lib/mailto.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { type ReplyCalls, useReply } from '../answers/use-reply.ts';
import { AnswerDue } from '../list/RowParts.tsx';
import type { DialogProps } from '../list/ResourceTab.tsx';
import { adminCall } from '../session/admin-call.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { Dialog } from '../shell/Dialog.tsx';
import factStyles from '../shell/Facts.module.css';
import { IconButton } from '../shell/IconButton.tsx';
import { lazyPart } from '../shell/lazy-part.ts';
import { mailTemplatesQuery, useMarkRead } from '../shell/queries.ts';
import type { Outcome } from '../shell/resource.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
import { useNameOf } from '../shell/people.ts';
import styles from './MessageDialog.module.css';
import { messagesTexts } from './messages-texts.ts';
import { messages } from './messages.ts';

const ReplyForm = lazyPart(async () => (await import('../answers/ReplyForm.tsx')).ReplyForm);

/** Of the heading beside the list. */
export const threadId = 'thread';

type Props = DialogProps<ContactMessage> & {
  message: ContactMessage;
  /** Whether it is at the side of the list instead of above it. */
  beside: boolean;
  replying?: boolean | undefined;
  onStatus: SetStatus<ContactMessage>;
  /** Goes on with the next message. */
  onDone: () => void;
  /** Shows the next message, if there is one. */
  onNext: (() => void) | undefined;
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
  const { message, beside, opened, report, onStatus, onDelete, onClose, onDone, onNext, outcome } = props;
  const { name, email, subject, status, due_at, created_at } = message;
  const nameOf = useNameOf();
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
  const { id, unread_at } = message;
  const unread = (opened && unread_at) || undefined;
  useMarkRead(messages.name, id, unread, () => adminCall(messageEndpoints.markMessageRead, { params: { id } }));
  const next = opened && !replying ? onNext : undefined;
  const keys: HotkeyItem[] = beside && opened ? [['Escape', closeUnlessAsked]] : [];
  useHotkeys(next ? [...keys, ['n', next]] : keys);

  const body = (
    <div className={styles.body}>
      <dl className={factStyles.facts}>
        <dt>{messagesTexts.columns.sender}</dt>
        <dd>{name}</dd>
        <dt>{messagesTexts.status}</dt>
        <dd>
          <StatusLabel status={status} />
        </dd>
        <dt>{messagesTexts.columns.created_at}</dt>
        <dd>
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
          {status === 'Open' && <AnswerDue told="" due_at={due_at} />}
        </dd>
        <dt>{messagesTexts.email}</dt>
        <dd>
          <a href={mailto(email)}>
            <Breakable>{email}</Breakable>
          </a>
        </dd>
      </dl>
      <p className={factStyles.coverLetter}>{message.message}</p>
      {message.replies.map(({ id, at, by, subject, text }) => (
        <details key={id}>
          <summary>{messagesTexts.answeredBy(nameOf(by), formatMoment(at), subject)}</summary>
          <p className={factStyles.coverLetter}>{text}</p>
        </details>
      ))}
      {message.delivery === 'failed' && <Notice kind="error">{repliesTexts.delivery.failed}</Notice>}
      {usesMailProgram && <p className="hint">{messagesTexts.replyHint}</p>}
      {report}
      {replying && templates ? (
        <ReplyForm
          recordId={message.id}
          to={email}
          reasons={templates}
          choices={[{ name: 'answer', label: repliesTexts.templates.answer, text: quoting(templates.answer, message) }]}
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
        <div className={`${formStyles.actions} ${footStyles.foot}`}>
          {next && (
            <IconButton label={messagesTexts.next} title={`${messagesTexts.next} (N)`} size={36} onClick={next} Icon={IconArrowRight} />
          )}
          <Button variant="subtle" color="red" onClick={({ currentTarget }) => onDelete(message, currentTarget)}>
            {dashboardTexts.delete}
          </Button>
          <Button variant="subtle" onClick={() => onStatus(message, isAnswered ? 'Open' : 'Answered')}>
            {isAnswered ? messagesTexts.reopen : messagesTexts.markDone}
          </Button>
          {usesMailProgram ? (
            <Button component="a" href={mailto(email, { subject: replySubject(message.subject) })} autoFocus={props.replying}>
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
    <Dialog stackId="message" opened={opened} onClose={() => sending || onClose()} title={subject} size="lg" className={styles.tall}>
      {body}
    </Dialog>
  );
}

/** @returns a reply and, below it, what fits of the message, whose braces would be fields */
function quoting({ body }: ReplyText, { name, subject, message, created_at }: ContactMessage): ReplyText {
  const plain = (text: string) => text.replaceAll('{', '(').replaceAll('}', ')');
  const quoted = quotation(message, (lines) => lines.join('\n').length <= limits.replyLength / 2);
  const original = plain([messagesTexts.introduction(formatDay(created_at), name), ...quoted].join('\n'));
  return { subject: plain(replySubject(subject)).slice(0, limits.subjectLength), body: `${body}\n\n${original}` };
}
