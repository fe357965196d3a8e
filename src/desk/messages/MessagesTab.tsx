import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import type { ContactMessage } from '#rooms/messages/contract/contact-messages.ts';
import { forms } from '#rooms/messages/contract/forms.ts';
import { messageText, messageValues, staleMessage } from '#rooms/answers/contract/replies.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { messagesTexts } from './messages-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { mailtoReply } from '../../shared/lib/mailto.ts';
import { type ReplyCalls, useReply } from '../answers/use-reply.ts';
import styles from '../list/RecordDialog.module.css';
import { SubmissionDialog } from '../list/SubmissionDialog.tsx';
import { submissionResource } from '../list/submissions.ts';
import { type SubmissionDialogProps, SubmissionsTab } from '../list/SubmissionsTab.tsx';
import { adminCall } from '../session/admin-call.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { mailTemplatesQuery } from '../shell/queries.ts';
import { Conflict } from '../shell/resource.ts';

const ReplyForm = lazyPart('reply form', async () => (await import('../answers/ReplyForm.tsx')).ReplyForm);

const messages = submissionResource<ContactMessage>({
  name: 'contactMessages',
  form: forms.contactMessages,
  canReply: true,
  texts: messagesTexts,
  titleOf: ({ subject }) => subject,
  textOf: ({ message }) => message,
  conflictOf: (error) => {
    const { data: stale } = staleMessage.safeParse(error.body);
    return Promise.resolve(stale && new Conflict(stale.error, stale.current));
  },
});

const replyCalls: ReplyCalls<ContactMessage> = {
  send: async ({ id, replies }, { subject, body }, headers) => {
    const reply = { subject, body, replies: replies.length };
    const { data } = await adminCall(answerEndpoints.replyToMessage, { params: { id }, body: reply, headers });
    return { id: data.reply, stored: data.message };
  },
  takeBack: async (params) => (await adminCall(answerEndpoints.undoMessageReply, { params })).data,
};

export function MessagesTab() {
  return <SubmissionsTab resource={messages} Dialog={MessageDialog} />;
}

/** A message, with the replies to it and a form for another. */
function MessageDialog({ outcome, ...props }: SubmissionDialogProps<ContactMessage>) {
  const { resource, submission: message, onDone } = props;
  const sendReply = useReply(resource, replyCalls, outcome);
  // False once the form was cancelled: the button that opened it then gets the focus back.
  const [replying, setReplying] = useState<boolean | undefined>(props.replying);
  const [sending, setSending] = useState(false);
  const { data: templates, isLoadingError } = useQuery({ ...mailTemplatesQuery, staleTime: Infinity });
  const usesMailProgram = templates?.sends === false || isLoadingError;

  const form = replying && templates && (
    <Suspense>
      <ReplyForm
        recordId={message.id}
        to={message.email}
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
    </Suspense>
  );
  const action = usesMailProgram ? (
    <Button component="a" href={replyUrl(message)} autoFocus={props.replying}>
      {messagesTexts.reply}
    </Button>
  ) : (
    <Button autoFocus={replying === false} disabled={!templates} onClick={() => setReplying(true)}>
      {messagesTexts.reply}
    </Button>
  );

  return (
    <SubmissionDialog {...props} sending={sending} action={action} form={form || undefined}>
      {message.replies.map(({ id, at, by, subject, text }) => (
        <details key={id}>
          <summary>{messagesTexts.answeredBy(by, formatMoment(at), subject)}</summary>
          <p className={styles.messageText}>{text}</p>
        </details>
      ))}
      {message.delivery === 'failed' && <Notice kind="error">{repliesTexts.delivery.failed}</Notice>}
      {usesMailProgram && <p className={styles.hint}>{messagesTexts.replyHint}</p>}
    </SubmissionDialog>
  );
}

/** @returns the URL that opens a reply in the mail program, with the message quoted */
function replyUrl({ name, email, subject, message, created_at }: ContactMessage): string {
  const introduction = messagesTexts.introduction(formatMoment(created_at), name);
  return mailtoReply({ address: email, subject, text: message, introduction });
}
