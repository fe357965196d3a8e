import { TextInput } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import '../../styles/mantine-inputs.css';
import { linkRequest } from '#contract/applicant.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { Captcha } from '../../components/captcha/Captcha.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { privacyNoteTexts } from '../../content/privacy-notes.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import styles from '../Form.module.css';
import { LeaveWarning } from '../LeaveWarning.tsx';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { RequiredFieldsNotice } from '../RequiredFieldsNotice.tsx';
import { sendPublicForm } from '../send-public-form.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { emailProps, publicFormValidator, usePublicForm } from '../use-public-form.ts';

const { link: linkTexts } = applicantTexts;

const validate = publicFormValidator(linkRequest, texts.applyCaptcha);

/** Requests mail with the private links to an applicant's applications, if there are any. */
export function LinkForm() {
  const { form, sending, answer, failure, formProps, textProps, captchaProps } = usePublicForm({
    name: 'link',
    initialValues: { email: '', recaptchaToken: '' },
    fields: ['email'],
    blank: { email: linkTexts.blank },
    validate,
    send: ({ email, recaptchaToken }) => {
      const input = linkRequest.parse({ email });
      return sendPublicForm(endpoints.requestLink, { name: 'link', content: JSON.stringify(input), body: { ...input, recaptchaToken } });
    },
    onSent: (_, sentForm, captcha) => {
      sentForm.reset();
      captcha.current?.reset();
    },
  });

  return (
    <form method="dialog" {...formProps}>
      <RequiredFieldsNotice errors={form.errors} />
      <TextInput key={form.key('email')} {...textProps('email')} {...emailProps} label={linkTexts.email} />
      <Captcha {...captchaProps} />
      {failure && <FailureNotice error={failure.error} failed={texts.linkFailed} />}
      {answer && <Notice kind="success">{answer.value?.message ?? texts.linkRequested}</Notice>}
      <div className={styles.actions} data-start>
        {sending && <LeaveWarning />}
        <SubmitButton sending={sending} label={linkTexts.submit} sendingLabel={linkTexts.submitting} />
      </div>
      <PrivacyNote text={privacyNoteTexts.linkRequest} />
    </form>
  );
}
