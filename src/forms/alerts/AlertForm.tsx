import { TextInput } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import '../../styles/mantine-inputs.css';
import { alertInput } from '#contract/alerts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type JobFilter, facets } from '#contract/job-facets.ts';
import { texts } from '#contract/texts.ts';
import { Captcha } from '../../components/captcha/Captcha.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { alertFormTexts } from '../../content/alert-form.ts';
import { privacyNoteTexts } from '../../content/privacy-notes.ts';
import { call } from '../../lib/api.ts';
import { focusOnMount } from '../../lib/focus.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import formStyles from '../Form.module.css';
import { LeaveWarning } from '../LeaveWarning.tsx';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { RequiredFieldsNotice } from '../RequiredFieldsNotice.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { emailProps, publicFormValidator, usePublicForm } from '../use-public-form.ts';
import styles from './AlertForm.module.css';

const validate = publicFormValidator(alertInput, texts.captchaRequired);

/** Asks for mails about new jobs that meet the criteria, or about all if there are none. */
export function AlertForm({ criteria }: { criteria: JobFilter }) {
  const filter = Object.fromEntries(facets.flatMap((facet) => (criteria[facet] === undefined ? [] : [[facet, criteria[facet]]])));
  const criteriaText = Object.values(filter).join(', ');

  const { form, sending, answer, failure, formProps, textProps, captchaProps } = usePublicForm({
    name: 'alerts',
    initialValues: { email: '', recaptchaToken: '' },
    fields: ['email'],
    blank: { email: alertFormTexts.blank },
    validate,
    send: async (values) => (await call(endpoints.requestAlerts, { body: { ...values, filter } })).data.message,
  });

  return (
    <section className={styles.alerts} aria-labelledby="alerts-heading">
      {/* Takes the focus, because the button that opened the form is gone. */}
      <h2 id="alerts-heading" ref={focusOnMount} tabIndex={-1}>
        {alertFormTexts.heading}
      </h2>
      {answer ? (
        // Takes the focus, because the form is gone.
        <Notice ref={focusOnMount} kind="success">
          {answer.value}
        </Notice>
      ) : (
        <form method="dialog" {...formProps}>
          <p>{criteriaText === '' ? alertFormTexts.all : alertFormTexts.like(criteriaText)}</p>
          <RequiredFieldsNotice errors={form.errors} />
          <TextInput key={form.key('email')} {...textProps('email')} {...emailProps} label={alertFormTexts.email} />
          <Captcha {...captchaProps} />
          {failure && <FailureNotice error={failure.error} failed={texts.alertsFailed} />}
          <div className={formStyles.actions} data-start>
            {sending && <LeaveWarning />}
            <SubmitButton sending={sending} label={alertFormTexts.submit} sendingLabel={alertFormTexts.submitting} />
          </div>
          <PrivacyNote text={privacyNoteTexts.alerts} newTab />
        </form>
      )}
    </section>
  );
}
