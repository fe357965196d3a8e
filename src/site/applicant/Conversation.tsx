import { Textarea } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { applicantEndpoints, applicantMessage, type ConversationEntry, type OwnView } from '#rooms/applicant/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { MailLink } from '../../shared/components/link/MailLink.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { Section } from '../components/section/Section.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { call } from '../../shared/lib/api.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { sendOnce } from '../../shared/forms/send-once.ts';
import { paragraphProps, usePublicForm } from '../../shared/forms/use-public-form.ts';
import classes from './Applicant.module.css';

const { add, conversation: conversationTexts } = applicantTexts;

type Props = { token: string; view: Pick<OwnView, 'conversation' | 'reference'>; onSent: (view: OwnView) => void };

/** Sent mails, all but the last folded, the applicant's messages and files, the latest last, and the form for more. */
export function Conversation(props: Props) {
  const { conversation } = props.view;
  const lastMail = conversation.findLastIndex(({ kind }) => kind === 'mail');
  const full = conversation.filter(({ kind }) => kind === 'message').length >= limits.messagesPerApplication;
  const form = full ? (
    <Notice kind="info">
      {privatePageTexts.messagesFull}. <MailLink />
    </Notice>
  ) : (
    <MessageForm {...props} />
  );
  return (
    <Section heading={conversationTexts.heading} figure={form} beside>
      {conversation.length === 0 ? (
        <p className="dimmed">{conversationTexts.nothing}</p>
      ) : (
        <ol className={classes.conversation} aria-label={conversationTexts.heading}>
          {conversation.map((entry, index) => (
            <Entry key={index} entry={entry} open={index === lastMail} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function Entry({ entry: { kind, at, subject, text }, open }: { entry: ConversationEntry; open: boolean }) {
  const isMail = kind === 'mail';
  const author = (
    <span className={classes.author}>
      {isMail ? conversationTexts.us : conversationTexts.you}{' '}
      <time className="hint" dateTime={at}>
        {formatMoment(at)}
      </time>
    </span>
  );
  const written = <p className={classes.text}>{kind === 'file' ? conversationTexts.file(text) : text}</p>;
  return (
    <li className={classes.entry} data-own={!isMail || undefined}>
      {isMail ? (
        <details open={open}>
          <summary className="disclosure">
            <div>
              {author}
              <h3>{subject}</h3>
            </div>
            <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
          </summary>
          {written}
        </details>
      ) : (
        <>
          {author}
          {written}
        </>
      )}
    </li>
  );
}

const validate = validator(applicantMessage);

/** Adds a message to an application. The private link makes a captcha unnecessary. */
function MessageForm({ token, view, onSent }: Props) {
  const name = `applicant-message ${view.reference}`;
  const publicForm = usePublicForm({
    name,
    labels: { message: add.label },
    blank: { message: add.blank },
    validate: ({ message }) => validate({ token, message }),
    send: ({ message }) => {
      const body = applicantMessage.parse({ token, message });
      return sendOnce(name, body.message, (headers) => call(applicantEndpoints.addOwnMessage, { body, headers }));
    },
    onSent: ({ data }) => onSent(data),
  });
  const { form, answer, textProps } = publicForm;

  return (
    <PublicForm
      // After the last message that an application can have, a notice replaces the form.
      ref={focusAfterRemoval((parent) => parent.querySelector<HTMLElement>('[role="status"]'))}
      form={publicForm}
      texts={add}
      failed={privatePageTexts.messageFailed}
      confirmation={answer && <Notice kind="success">{add.sent}</Notice>}
    >
      <Textarea key={form.key('message')} {...textProps('message')} {...paragraphProps} description={add.hint} rows={4} required />
    </PublicForm>
  );
}
