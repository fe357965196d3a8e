import { Textarea, TextInput } from '@mantine/core';
import '../../styles/mantine-inputs.css';
import { lazy, Suspense, useRef, useState } from 'react';
import { texts } from '#contract/texts.ts';
import { Captcha, type CaptchaHandle, CaptchaRoom } from '../../components/captcha/Captcha.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { contactTexts } from '../../content/form-texts.ts';
import { wasAnswered } from '../../lib/api.ts';
import { focusFirstError, hasBlankFields } from '../form-errors.ts';
import styles from '../Form.module.css';
import { SubmitButton } from '../SubmitButton.tsx';
import { useDraft } from '../use-draft.ts';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { useNear } from '../use-near.ts';
import { useSubmission } from '../use-submission.ts';
import type { ContactNotice } from './ContactNotices.tsx';
import { Honeypot } from './Honeypot.tsx';
import { sendFailureText, sendMessage } from './send-message.ts';
import { type ContactValues, useContactForm } from './use-contact-form.ts';

const draftFields = ['name', 'email', 'subject', 'message'] as const;

/** How far below the screen the form's captcha and notices are fetched, in pixels. */
const nearness = 300;

/** Fetched when the form comes near. Where that fails, what it would show stands in the form. */
const Notices = lazy(() =>
  import('./ContactNotices.tsx').then(
    ({ ContactNotices }) => ({ default: ContactNotices }),
    () => ({ default: NoticeInPlace }),
  ),
);

function NoticeInPlace({ notice }: { notice?: ContactNotice }) {
  return (
    notice && (
      <Notice kind={notice.kind} silent={notice.kind === 'success'}>
        {notice.text}
      </Notice>
    )
  );
}

/** A message to the company. What was typed stays through every failure, and through a reload. */
export function ContactForm() {
  const form = useContactForm();
  const captcha = useRef<CaptchaHandle>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const captchaPlace = useRef<HTMLDivElement>(null);
  const isNear = useNear(captchaPlace, nearness);
  const [notice, setNotice] = useState<ContactNotice>();
  const { fields } = contactTexts;

  const draft = useDraft({
    name: 'contact',
    fields: draftFields,
    form,
    put: (field, text) => form.setFieldValue(field, text, { forceUpdate: false }),
  });

  const submission = useSubmission(async ({ recaptchaToken, ...values }: ContactValues) => {
    setNotice(undefined);
    try {
      const text = await sendMessage(values, recaptchaToken, honeypot.current?.value ?? '');
      draft.discard();
      form.reset();
      captcha.current?.reset();
      setNotice({ kind: 'success', text });
    } catch (error) {
      if (wasAnswered(error)) captcha.current?.reset();
      setNotice({ kind: 'error', text: sendFailureText(error) });
    }
  });

  useLeaveWarning(submission.sending);

  const submit = form.onSubmit(
    (values) => void submission.submit(values),
    (errors) => {
      setNotice(undefined);
      focusFirstError(form, errors);
    },
  );

  const text = (field: (typeof draftFields)[number]) => ({
    ...form.getInputProps(field),
    name: field,
    label: fields[field],
    required: true,
    // What is typed while the message is on its way would go with the rest when it has arrived.
    readOnly: submission.sending,
  });

  return (
    // Before the script is there this method makes a submission do nothing, rather than reload the page. `data-draft` is for src/lib/reload-once.ts.
    <form method="dialog" data-draft={draft.key} className={styles.form} onSubmit={submit} onChange={draft.save} noValidate>
      <div className={styles.pair}>
        <TextInput key={form.key('name')} {...text('name')} autoComplete="name" autoCapitalize="words" />
        <TextInput key={form.key('email')} {...text('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextInput key={form.key('subject')} {...text('subject')} autoComplete="off" />
      <Textarea key={form.key('message')} {...text('message')} autoComplete="off" rows={4} resize="vertical" />
      <Honeypot ref={honeypot} />
      <div ref={captchaPlace}>{isNear ? <Captcha {...form.getInputProps('recaptchaToken')} ref={captcha} /> : <CaptchaRoom />}</div>
      {hasBlankFields(form.errors) && <Notice kind="error">{texts.requiredFields}</Notice>}
      <div className={styles.actions}>
        <SubmitButton sending={submission.sending} label={contactTexts.submit} sendingLabel={contactTexts.submitting} />
      </div>
      {/* It has to be there before it says something. */}
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
