import { Textarea, TextInput } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ComponentProps, type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactInput } from '#rooms/messages/contract/contact.ts';
import { contactOutcomes } from './contact-outcomes.ts';
import { Captcha, CaptchaPlaceholder } from '../../shared/components/captcha/Captcha.tsx';
import { contactTexts } from '../../shared/texts/form-texts.ts';
import { privacyNoteTexts } from '../../shared/texts/privacy-notes.ts';
import styles from '../../shared/forms/Form.module.css';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { emailProps, nameProps, paragraphProps, publicFormValidator, usePublicForm } from '../../shared/forms/use-public-form.ts';
import type { ContactNotices } from './ContactNotices.tsx';
import { Honeypot } from './Honeypot.tsx';
import { refusalText, sendMessage } from './send-message.ts';

/** The distance from the viewport at which the captcha and the notices start to load. */
const loadDistance = '300px';

/** If the script of the notices cannot be loaded, the form still shows the outcome. */
const Notices = lazy<ComponentType<ComponentProps<typeof ContactNotices>>>(() =>
  import('./ContactNotices.tsx').then(
    ({ ContactNotices }) => ({ default: ContactNotices }),
    () => ({ default: () => null }),
  ),
);

export function ContactForm() {
  const honeypot = useRef<HTMLInputElement>(null);
  const [query] = useSearchParams();
  const { ref: captchaBox, entry } = useIntersection({ rootMargin: loadDistance });
  const [isNear, setNear] = useState(false);
  if (entry?.isIntersecting && !isNear) setNear(true);

  const publicForm = usePublicForm({
    name: 'contact',
    labels: contactTexts.fields,
    prefilled: { subject: query.get('about') ?? undefined },
    blank: contactTexts.blank,
    validate: publicFormValidator(contactInput, contactOutcomes.captcha),
    send: ({ recaptchaToken, ...values }) => sendMessage(values, recaptchaToken, honeypot.current?.value ?? ''),
  });
  const { form, answer, failure, textProps, captchaProps } = publicForm;

  return (
    <PublicForm
      form={publicForm}
      texts={contactTexts}
      failed={contactOutcomes.failed}
      refused={refusalText(failure?.error)}
      status={
        // A live region must exist before its text changes.
        <p role="status" className={styles.outcome}>
          {answer?.value}
        </p>
      }
      privacyNote={{ text: privacyNoteTexts.contact }}
    >
      <div className={styles.pair}>
        <TextInput key={form.key('name')} {...textProps('name')} {...nameProps} />
        <TextInput key={form.key('email')} {...textProps('email')} {...emailProps} />
      </div>
      <TextInput key={form.key('subject')} {...textProps('subject')} autoComplete="off" required />
      <Textarea key={form.key('message')} {...textProps('message')} {...paragraphProps} rows={4} required />
      <Honeypot ref={honeypot} />
      <div ref={captchaBox}>{isNear ? <Captcha {...captchaProps} /> : <CaptchaPlaceholder />}</div>
      {isNear && (
        <Suspense>
          <Notices answer={answer} failure={failure} />
        </Suspense>
      )}
    </PublicForm>
  );
}
