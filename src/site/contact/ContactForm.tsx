import { Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactInput } from '#rooms/messages/contract/contact.ts';
import { contactOutcomes } from './contact-outcome-texts.ts';
import { Captcha } from '../../shared/forms/captcha/Captcha.tsx';
import { contactTexts } from '../../shared/texts/form-texts.ts';
import { privacyNoteTexts } from '../../shared/texts/privacy-note-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { emailProps, nameProps, paragraphProps, publicFormValidator, usePublicForm } from '../../shared/forms/use-public-form.ts';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { optionalPart } from '../../shared/lib/optional-part.ts';
import { Honeypot } from './Honeypot.tsx';
import { refusalText, sendMessage, type SentMessage } from './send-message.ts';

/** If the script of the notices cannot be loaded, the form still shows the outcome. */
const ContactNotices = optionalPart(async () => (await import('./ContactNotices.tsx')).ContactNotices);

export function ContactForm() {
  const honeypot = useRef<HTMLInputElement>(null);
  const [query] = useSearchParams();

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
      confirmation={answer && <Receipt {...answer.value} />}
      privacyNote={{ text: privacyNoteTexts.contact }}
    >
      <div className={styles.pair}>
        <TextInput key={form.key('name')} {...textProps('name')} {...nameProps} />
        <TextInput key={form.key('email')} {...textProps('email')} {...emailProps} />
      </div>
      <TextInput key={form.key('subject')} {...textProps('subject')} autoComplete="off" required />
      <Textarea
        key={form.key('message')}
        {...textProps('message')}
        description={contactTexts.messageHint}
        {...paragraphProps}
        rows={4}
        required
      />
      <Honeypot ref={honeypot} />
      <Captcha {...captchaProps} />
      {captchaProps.isTouched && <ContactNotices answer={answer} failure={failure} />}
    </PublicForm>
  );
}

/** What was sent and when the sender hears from us. The notice says that it was sent. */
function Receipt({ reference, due_at, sent }: SentMessage) {
  const { receipt } = contactTexts;
  const items = [
    { label: receipt.reference, text: reference },
    { label: receipt.answer, text: due_at && receipt.by(officeDate(due_at), sent.email) },
    { label: contactTexts.fields.subject, text: sent.subject },
    { label: contactTexts.fields.message, text: <span className="written">{sent.message}</span> },
  ];
  return (
    <Notice ref={focusOnMount} kind="success" title={receipt.title}>
      <LabelledList items={items.filter(({ text }) => text)} />
    </Notice>
  );
}
