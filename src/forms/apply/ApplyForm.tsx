import { Button, Textarea, TextInput } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import '../../styles/mantine-inputs.css';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { Captcha } from '../../components/captcha/Captcha.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { applyTexts } from '../../content/form-texts.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { privacyNoteTexts } from '../../content/privacy-notes.ts';
import { hasBlankFields } from '../form-errors.ts';
import styles from '../Form.module.css';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { ResumeInput } from './ResumeInput.tsx';
import { SendingStatus } from './SendingStatus.tsx';
import { StopQuestion } from './StopQuestion.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useApplyForm } from './use-apply-form.ts';

export type ApplyFormHandle = {
  /** Whether the form may close now. During sending it may not, and asks the applicant whether to stop. */
  mayClose: () => boolean;
};

type Props = {
  ref?: Ref<ApplyFormHandle>;
  job: Pick<PublicJob, 'id'>;
  onSent: () => void;
  onClose: () => void;
};

export function ApplyForm({ ref, job, onSent, onClose }: Props) {
  const apply = useApplyForm(job.id, onSent);
  const { form, sending, failure, stopped, textProps } = apply;
  const stopButton = useRef<HTMLButtonElement>(null);
  const [askingToStop, setAskingToStop] = useState(false);
  const { fields } = applyTexts;

  useImperativeHandle(ref, () => ({
    mayClose: () => {
      setAskingToStop(sending);
      return !sending;
    },
  }));

  return (
    <form {...apply.formProps}>
      <div className={styles.pair}>
        <TextInput
          key={form.key('applicant_name')}
          {...textProps('applicant_name')}
          label={fields.applicant_name}
          required
          autoComplete="name"
          autoCapitalize="words"
          data-autofocus
        />
        <TextInput
          key={form.key('applicant_email')}
          {...textProps('applicant_email')}
          label={fields.applicant_email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TextInput
        key={form.key('phone')}
        {...textProps('phone')}
        label={fields.phone}
        description={applyTexts.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Textarea
        key={form.key('cover_letter')}
        {...textProps('cover_letter')}
        label={fields.cover_letter}
        description={`${applyTexts.optional}. ${applyTexts.coverLetterHint}`}
        autoComplete="off"
        rows={5}
        resize="vertical"
      />
      <ResumeInput {...form.getInputProps('resume')} value={form.getValues().resume} onChange={apply.chooseResume} disabled={sending} />
      <Captcha {...apply.captchaProps} />
      {hasBlankFields(form.errors) && <Notice kind="error">{texts.requiredFields}</Notice>}
      {stopped && (
        <Notice kind="info" silent>
          {texts.applyStopped}
        </Notice>
      )}
      {failure && !stopped && <FailureNotice error={failure.error} refused={texts.applyRefused} failed={texts.applyFailed} />}
      {sending && <UploadProgress progress={apply.progress} />}
      <SendingStatus sending={sending} progress={apply.progress} stopped={stopped} />
      {sending && askingToStop && (
        <StopQuestion
          onContinue={() => {
            setAskingToStop(false);
            stopButton.current?.focus();
          }}
          onStop={() => {
            apply.stop();
            onClose();
          }}
        />
      )}
      <div className={styles.actions}>
        {sending && (
          <Button ref={stopButton} className={styles.first} variant="default" onClick={apply.stop}>
            {applyTexts.stop}
          </Button>
        )}
        <SubmitButton sending={sending} label={applyTexts.submit} sendingLabel={applyTexts.submitting} />
      </div>
      <PrivacyNote text={privacyNoteTexts.apply} newTab />
    </form>
  );
}
