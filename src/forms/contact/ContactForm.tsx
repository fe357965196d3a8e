import { Textarea, TextInput } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import '../../styles/mantine-inputs.css';
import { type ComponentType, lazy, Suspense, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactInput } from '#contract/contact-messages.ts';
import { texts } from '#contract/texts.ts';
import { Captcha, CaptchaPlaceholder } from '../../components/captcha/Captcha.tsx';
import { contactTexts } from '../../content/form-texts.ts';
import { privacyNoteTexts } from '../../content/privacy-notes.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import styles from '../Form.module.css';
import { LeaveWarning } from '../LeaveWarning.tsx';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { RequiredFieldsNotice } from '../RequiredFieldsNotice.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useNearViewport } from '../use-near-viewport.ts';
import { emailProps, publicFormValidator, usePublicForm } from '../use-public-form.ts';
import type { ContactNotice } from './ContactNotices.tsx';
import { Honeypot } from './Honeypot.tsx';
import { refusalText, sendFailureText, sendMessage } from './send-message.ts';

const fields = ['name', 'email', 'subject', 'message'] as const;

const initialValues = { name: '', email: '', subject: '', message: '', recaptchaToken: '' };

/** The distance from the viewport at which the captcha and the notices start to load, in pixels. */
const loadDistance = 300;

/** If the script of the notices cannot be loaded, the form still shows the outcome. */
const Notices = lazy<ComponentType<{ notice?: ContactNotice }>>(() =>
  import('./ContactNotices.tsx').then(
    ({ ContactNotices }) => ({ default: ContactNotices }),
    () => ({ default: () => null }),
  ),
);

const validate = publicFormValidator(contactInput, texts.contactCaptcha);

export function ContactForm() {
  const honeypot = useRef<HTMLInputElement>(null);
  const captchaBox = useRef<HTMLDivElement>(null);
  const [query] = useSearchParams();
  const isNear = useNearViewport(captchaBox, loadDistance);

  const { form, sending, answer, failure, formProps, textProps, captchaProps } = usePublicForm({
    name: 'contact',
    initialValues,
    prefilled: { subject: query.get('about') ?? undefined },
    fields,
    blank: contactTexts.blank,
    validate,
    send: ({ recaptchaToken, ...values }) => sendMessage(values, recaptchaToken, honeypot.current?.value ?? ''),
    onSent: (_, sentForm, captcha) => {
      sentForm.reset();
      captcha.current?.reset();
    },
  });

  const notice = useMemo((): ContactNotice | undefined => {
    if (failure) return { kind: 'error', text: sendFailureText(failure.error) };
    return answer && { kind: 'success', text: answer.value };
  }, [answer, failure]);

  const inputProps = (field: (typeof fields)[number]) => ({ ...textProps(field), label: contactTexts.fields[field], required: true });

  return (
    // With this method, submitting does nothing before hydration, instead of reloading the page.
    <form method="dialog" {...formProps}>
      <RequiredFieldsNotice errors={form.errors} />
      <div className={styles.pair}>
        <TextInput key={form.key('name')} {...inputProps('name')} autoComplete="name" autoCapitalize="words" />
        <TextInput key={form.key('email')} {...inputProps('email')} {...emailProps} />
      </div>
      <TextInput key={form.key('subject')} {...inputProps('subject')} autoComplete="off" />
      <Textarea key={form.key('message')} {...inputProps('message')} autoComplete="off" rows={4} resize="vertical" />
      <Honeypot ref={honeypot} />
      <div ref={captchaBox}>{isNear ? <Captcha {...captchaProps} /> : <CaptchaPlaceholder />}</div>
      {failure && <FailureNotice error={failure.error} refused={refusalText(failure.error)} failed={texts.contactFailed} />}
      <div className={styles.actions} data-start>
        {sending && <LeaveWarning />}
        <SubmitButton sending={sending} label={contactTexts.submit} sendingLabel={contactTexts.submitting} />
        {/* A live region must exist before its text changes. */}
        <p role="status" className={styles.outcome}>
          {answer?.value}
        </p>
      </div>
      <PrivacyNote text={privacyNoteTexts.contact} />
      {(isNear || notice) && (
        <Suspense>
          <Notices notice={notice} />
        </Suspense>
      )}
    </form>
  );
}
