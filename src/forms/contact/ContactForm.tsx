import { Textarea, TextInput } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import '../../styles/mantine-inputs.css';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { texts } from '#contract/texts.ts';
import { Captcha, CaptchaPlaceholder } from '../../components/captcha/Captcha.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { contactTexts } from '../../content/form-texts.ts';
import { privacyNoteTexts } from '../../content/privacy-notes.ts';
import { hasBlankFields } from '../form-errors.ts';
import styles from '../Form.module.css';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useNearViewport } from '../use-near-viewport.ts';
import { usePublicForm } from '../use-public-form.ts';
import type { ContactNotice } from './ContactNotices.tsx';
import { Honeypot } from './Honeypot.tsx';
import { sendFailureText, sendMessage } from './send-message.ts';
import { type ContactValues, validateMessage } from './validate-message.ts';

const fields = ['name', 'email', 'subject', 'message'] as const;

const initialValues: ContactValues = { name: '', email: '', subject: '', message: '', recaptchaToken: '' };

/** How far below the viewport the captcha and the notices start to load, in pixels. */
const loadDistance = 300;

/** If the script of the notices cannot be loaded, notices appear in the form. */
const Notices = lazy(() =>
  import('./ContactNotices.tsx').then(
    ({ ContactNotices }) => ({ default: ContactNotices }),
    () => ({ default: InlineNotice }),
  ),
);

function InlineNotice({ notice }: { notice?: ContactNotice }) {
  return (
    notice && (
      <Notice kind={notice.kind} silent={notice.kind === 'success'}>
        {notice.text}
      </Notice>
    )
  );
}

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
    validate: validateMessage,
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
      <div className={styles.pair}>
        <TextInput key={form.key('name')} {...inputProps('name')} autoComplete="name" autoCapitalize="words" />
        <TextInput key={form.key('email')} {...inputProps('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextInput key={form.key('subject')} {...inputProps('subject')} autoComplete="off" />
      <Textarea key={form.key('message')} {...inputProps('message')} autoComplete="off" rows={4} resize="vertical" />
      <Honeypot ref={honeypot} />
      <div ref={captchaBox}>{isNear ? <Captcha {...captchaProps} /> : <CaptchaPlaceholder />}</div>
      {hasBlankFields(form.errors) && <Notice kind="error">{texts.requiredFields}</Notice>}
      <div className={styles.actions} data-start>
        <SubmitButton sending={sending} label={contactTexts.submit} sendingLabel={contactTexts.submitting} />
      </div>
      <PrivacyNote text={privacyNoteTexts.contact} />
      {/* A live region must exist before its text changes. */}
      <div className="visually-hidden" role="status">
        {notice?.kind === 'success' && notice.text}
      </div>
      {(isNear || notice) && (
        <Suspense>
          <Notices notice={notice} />
        </Suspense>
      )}
    </form>
  );
}
