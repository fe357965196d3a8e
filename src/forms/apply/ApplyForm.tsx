import { Textarea, TextInput } from '@mantine/core';
import '../../styles/mantine-inputs.css';
import { useRef, useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { Captcha, type CaptchaHandle } from '../../components/captcha/Captcha.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { applyCopy } from '../../content/form-copy.ts';
import { wasAnswered } from '../../lib/api.ts';
import { failureText } from '../failure-text.ts';
import { focusFirstError, hasBlankFields } from '../form-errors.ts';
import styles from '../Form.module.css';
import { SubmitButton } from '../SubmitButton.tsx';
import { useSubmission } from '../use-submission.ts';
import { ResumeInput } from './ResumeInput.tsx';
import { submitApplication } from './submit-application.ts';
import { type ApplyValues, useApplyForm } from './use-apply-form.ts';

type Props = {
  job: Pick<PublicJob, 'id'>;
  /** Called once the application is stored. */
  onSent: () => void;
};

/** An application for one posting. What was typed and the chosen file stay through every failure. */
export function ApplyForm({ job, onSent }: Props) {
  const form = useApplyForm();
  const captcha = useRef<CaptchaHandle>(null);
  // One key for all attempts: a retry after a lost answer must not store the application twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { fields } = applyCopy;

  const submission = useSubmission(async ({ resume, recaptchaToken, ...values }: ApplyValues) => {
    try {
      await submitApplication({ jobId: job.id, values, resume, recaptchaToken, idempotencyKey });
    } catch (error) {
      if (wasAnswered(error)) captcha.current?.reset();
      throw error;
    }
    onSent();
  });

  const submit = form.onSubmit(
    (values) => void submission.submit(values),
    (errors) => {
      submission.clearFailure();
      focusFirstError(form, errors);
    },
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextInput
          {...form.getInputProps('applicant_name')}
          key={form.key('applicant_name')}
          label={fields.applicant_name}
          required
          autoComplete="name"
          autoCapitalize="words"
          data-autofocus
        />
        <TextInput
          {...form.getInputProps('applicant_email')}
          key={form.key('applicant_email')}
          label={fields.applicant_email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TextInput
        {...form.getInputProps('phone')}
        key={form.key('phone')}
        label={fields.phone}
        description={applyCopy.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Textarea
        {...form.getInputProps('cover_letter')}
        key={form.key('cover_letter')}
        label={fields.cover_letter}
        description={`${applyCopy.optional}. ${applyCopy.coverLetterHint}`}
        autoComplete="off"
        rows={5}
        resize="vertical"
      />
      <ResumeInput {...form.getInputProps('resume')} value={form.getValues().resume} onChange={form.chooseResume} />
      <Captcha {...form.getInputProps('recaptchaToken')} ref={captcha} />
      {hasBlankFields(form.errors) && <Notice kind="error">{messages.requiredFields}</Notice>}
      {submission.failure && (
        <Notice kind="error">
          {failureText(submission.failure.error, messages.applyRefused, messages.applyFailed)}
        </Notice>
      )}
      <div className={styles.actions}>
        <SubmitButton sending={submission.sending} label={applyCopy.submit} sendingLabel={applyCopy.submitting} />
      </div>
    </form>
  );
}
