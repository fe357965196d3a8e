import { schemaResolver } from '@mantine/form';
import { Textarea } from '@mantine/core';
import { applicantMessage } from '#rooms/applicant/contract/applicant.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { applicantTexts } from './applicant-texts.ts';
import type { CallOptions } from '../../shared/lib/api.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { sendOnce } from '../../shared/forms/send-once.ts';
import { paragraphProps, usePublicForm } from '../../shared/forms/use-public-form.ts';

const { add } = applicantTexts;

const validate = schemaResolver(applicantMessage, { sync: true });

type Props<View> = {
  token: string;
  reference: string;
  send: (options: CallOptions) => Promise<{ data: View }>;
  onSent: (view: View) => void;
};

/** Adds a message to an application. The private link makes a captcha unnecessary. */
export function MessageForm<View>({ token, reference, send, onSent }: Props<View>) {
  const name = `applicant-message ${reference}`;
  const publicForm = usePublicForm({
    name,
    labels: { message: add.label },
    blank: { message: add.blank },
    validate: ({ message }) => validate({ token, message }),
    send: ({ message }) => {
      const body = applicantMessage.parse({ token, message });
      return sendOnce(name, body.message, (headers) => send({ body, headers }));
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
