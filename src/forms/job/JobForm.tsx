import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type JobInput, jobInput, jobStatuses, jobTypes } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { jobFormTexts } from '../../content/form-texts.ts';
import { ApiError } from '../../lib/api.ts';
import { failureText, silenceHint } from '../failure-text.ts';
import { focusFirstError, hasBlankFields } from '../form-errors.ts';
import styles from '../Form.module.css';
import { SubmitButton } from '../SubmitButton.tsx';
import type { Submission } from '../use-submission.ts';
import type { JobFields, JobValues } from './use-job-form.ts';

type Props = {
  form: JobFields;
  submission: Submission<() => Promise<void>>;
  isNew: boolean;
  onSave: (input: JobInput) => Promise<void>;
  onCancel: () => void;
  /** Told after every change. */
  onChange: () => void;
  /** For an edit that somebody else's overtook: fetches their version, on which the next `onSave` is based. */
  onRebase?: () => Promise<JobValues>;
  /** Told when the edit was given up for their version, of which nothing is unsaved. */
  onGiveUp: () => void;
};

/** A job posting's fields. The form's state is the dialog's, which asks before it drops unsaved changes, and waits for a save. */
export function JobForm({ form, submission, isNew, onSave, onCancel, onChange, onRebase, onGiveUp }: Props) {
  const { fields, hints, optional } = jobFormTexts;
  const { sending } = submission;
  const error = submission.failure?.error;
  const overtaken = error instanceof ApiError && error.status === 409 && onRebase;

  const save = () => onSave(jobInput.parse(form.getValues()));
  const saveMine = async () => {
    await onRebase?.();
    await save();
  };
  const takeTheirs = async () => {
    const theirs = await onRebase?.();
    if (!theirs) return;
    form.setInitialValues(theirs);
    form.reset();
    onGiveUp();
  };

  const submitBy = (step: () => Promise<void>) =>
    form.onSubmit(
      () => void submission.submit(step),
      (errors) => {
        // What somebody else has saved still waits for an answer.
        if (!overtaken) submission.clearFailure();
        focusFirstError(form, errors);
      },
    );

  const field = (path: keyof JobValues) => ({ ...form.getInputProps(path), label: fields[path] });
  // What is changed while it is saved would not go along.
  const text = (path: keyof JobValues) => ({ ...field(path), readOnly: sending });
  const choice = (path: keyof JobValues) => ({ ...field(path), disabled: sending });

  return (
    <form className={styles.form} onSubmit={submitBy(save)} onChange={onChange} noValidate>
      <TextInput key={form.key('title')} {...text('title')} required data-autofocus />
      <div className={styles.pair}>
        <TextInput
          key={form.key('location')}
          {...text('location')}
          required
          description={hints.location}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <NativeSelect key={form.key('job_type')} {...choice('job_type')} required>
          <option value="" disabled>
            {jobFormTexts.choose}
          </option>
          {jobTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </NativeSelect>
        <TextInput
          key={form.key('experience_level')}
          {...text('experience_level')}
          description={`${optional}. ${hints.experience_level}`}
        />
        <TextInput key={form.key('salary_range')} {...text('salary_range')} description={optional} />
      </div>
      <Textarea key={form.key('description')} {...text('description')} required description={hints.text} rows={6} resize="vertical" />
      <Textarea key={form.key('requirements')} {...text('requirements')} required description={hints.text} rows={6} resize="vertical" />
      <NativeSelect key={form.key('status')} {...choice('status')} required description={hints.status} data={[...jobStatuses]} />
      {hasBlankFields(form.errors) && <Notice kind="error">{texts.requiredFields}</Notice>}
      {submission.failure && (
        <Notice
          kind="error"
          title={texts.saveJobFailed}
          actions={
            overtaken && (
              <>
                <Button size="xs" variant="default" onClick={() => submitBy(saveMine)()}>
                  {jobFormTexts.conflict.keepMine}
                </Button>
                <Button size="xs" variant="default" onClick={() => void submission.submit(takeTheirs)}>
                  {jobFormTexts.conflict.takeTheirs}
                </Button>
              </>
            )
          }
        >
          {failureText(error, '', silenceHint(error) ?? '')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel} disabled={sending}>
          {jobFormTexts.cancel}
        </Button>
        <SubmitButton sending={sending} label={isNew ? jobFormTexts.create : jobFormTexts.save} sendingLabel={jobFormTexts.saving} />
      </div>
    </form>
  );
}
