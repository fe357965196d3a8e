import { Button, Textarea, TextInput } from '@mantine/core';
import '../../styles/mantine-inputs.css';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { Captcha, type CaptchaHandle } from '../../components/captcha/Captcha.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { applyTexts } from '../../content/form-texts.ts';
import { wasAnswered } from '../../lib/api.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { focusFirstError, hasBlankFields } from '../form-errors.ts';
import styles from '../Form.module.css';
import { SubmitButton } from '../SubmitButton.tsx';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { ResumeInput } from './ResumeInput.tsx';
import { SendingStatus } from './SendingStatus.tsx';
import { StopQuestion } from './StopQuestion.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useApplication } from './use-application.ts';
import { useApplyDraft } from './use-apply-draft.ts';
import { useApplyForm } from './use-apply-form.ts';

export type ApplyFormHandle = {
  /** Whether the form may be put away at once. While it is being sent it may not: the form then asks the person. */
  mayClose: () => boolean;
};

type Props = {
  ref?: Ref<ApplyFormHandle>;
  job: Pick<PublicJob, 'id'>;
  /** Called once the application is stored. */
  onSent: () => void;
  /** Called when the person, being asked, has stopped the sending to put the form away. */
  onClose: () => void;
};

/** An application for one posting. What was typed and the chosen file stay through every failure. */
export function ApplyForm({ ref, job, onSent, onClose }: Props) {
  const form = useApplyForm();
  const draft = useApplyDraft(form, job.id);
  const captcha = useRef<CaptchaHandle>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const { fields } = applyTexts;

  const application = useApplication(job.id, form.checkResume, () => {
    draft.discard();
    onSent();
  });
  const { sending, failure } = application;
  useLeaveWarning(sending);

  useEffect(() => {
    if (failure && wasAnswered(failure.error)) captcha.current?.reset();
  }, [failure]);

  useImperativeHandle(ref, () => ({
    mayClose: () => {
      setAsking(sending);
      return !sending;
    },
  }));

  const submit = form.onSubmit(
    (values) => {
      setAsking(false);
      void application.submit(values);
    },
    (errors) => {
      application.clearFailure();
      focusFirstError(form, errors);
    },
  );

  return (
    <form className={styles.form} onSubmit={submit} onChange={draft.save} noValidate>
      <div className={styles.pair}>
        <TextInput
          {...form.getInputProps('applicant_name')}
          key={form.key('applicant_name')}
          readOnly={sending}
          label={fields.applicant_name}
          required
          autoComplete="name"
          autoCapitalize="words"
          data-autofocus
        />
        <TextInput
          {...form.getInputProps('applicant_email')}
          key={form.key('applicant_email')}
          readOnly={sending}
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
        readOnly={sending}
        label={fields.phone}
        description={applyTexts.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Textarea
        {...form.getInputProps('cover_letter')}
        key={form.key('cover_letter')}
        readOnly={sending}
        label={fields.cover_letter}
        description={`${applyTexts.optional}. ${applyTexts.coverLetterHint}`}
        autoComplete="off"
        rows={5}
        resize="vertical"
      />
      <ResumeInput {...form.getInputProps('resume')} value={form.getValues().resume} onChange={form.chooseResume} disabled={sending} />
      <Captcha {...form.getInputProps('recaptchaToken')} ref={captcha} />
      {hasBlankFields(form.errors) && <Notice kind="error">{texts.requiredFields}</Notice>}
      {application.stopped && (
        <Notice kind="info" silent>
          {texts.applyStopped}
        </Notice>
      )}
      {failure && !application.stopped && <FailureNotice error={failure.error} refused={texts.applyRefused} failed={texts.applyFailed} />}
      {sending && <UploadProgress sent={application.sent} />}
      <SendingStatus sending={sending} sent={application.sent} stopped={application.stopped} />
      {sending && asking && (
        <StopQuestion
          onKeep={() => {
            setAsking(false);
            stopButton.current?.focus();
          }}
          onStop={() => {
            application.stop();
            onClose();
          }}
        />
      )}
      <div className={styles.actions}>
        {sending && (
          <Button ref={stopButton} className={styles.first} variant="default" onClick={application.stop}>
            {applyTexts.stop}
          </Button>
        )}
        <SubmitButton sending={sending} label={applyTexts.submit} sendingLabel={applyTexts.submitting} />
      </div>
    </form>
  );
}
