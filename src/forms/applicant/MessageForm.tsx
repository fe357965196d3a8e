import { schemaResolver } from '@mantine/form';
import { Textarea } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import '../../styles/mantine-inputs.css';
import { applicantMessage, type ApplicantView } from '#contract/applicant.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { call } from '../../lib/api.ts';
import { focusAfterRemoval } from '../../lib/focus.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import styles from '../Form.module.css';
import { RequiredFieldsNotice } from '../RequiredFieldsNotice.tsx';
import { sendOnce } from '../send-once.ts';
import { LeaveWarning } from '../LeaveWarning.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { usePublicForm } from '../use-public-form.ts';

const { add } = applicantTexts;

const validate = schemaResolver(applicantMessage, { sync: true });

type Props = { token: string; reference: string; onSent: (view: ApplicantView) => void };

/** Adds a message to an application. The private link makes a captcha unnecessary. */
export function MessageForm({ token, reference, onSent }: Props) {
  const draftName = `applicant-message ${reference}`;
  const { form, sending, answer, failure, formProps, textProps } = usePublicForm({
    name: 'applicant-message',
    draftName,
    initialValues: { message: '', recaptchaToken: '' },
    fields: ['message'],
    blank: { message: add.blank },
    validate: ({ message }) => validate({ token, message }),
    send: ({ message }) => {
      const body = applicantMessage.parse({ token, message });
      return sendOnce(draftName, body.message, (headers) => call(endpoints.addOwnMessage, { body, headers }));
    },
    onSent: ({ data }, sentForm) => {
      sentForm.reset();
      onSent(data);
    },
  });

  return (
    // After the last message that an application can have, a notice replaces the form.
    <form method="dialog" ref={focusAfterRemoval((parent) => parent.querySelector<HTMLElement>('[role="status"]'))} {...formProps}>
      <RequiredFieldsNotice errors={form.errors} />
      <Textarea
        key={form.key('message')}
        {...textProps('message')}
        label={add.label}
        autoComplete="off"
        rows={4}
        resize="vertical"
        required
      />
      {failure && <FailureNotice error={failure.error} failed={texts.messageFailed} />}
      {answer && <Notice kind="success">{add.sent}</Notice>}
      <div className={styles.actions} data-start>
        {sending && <LeaveWarning />}
        <SubmitButton sending={sending} label={add.submit} sendingLabel={add.submitting} />
      </div>
    </form>
  );
}
