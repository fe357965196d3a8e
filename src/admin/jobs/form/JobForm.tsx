import { jobFieldNames, type JobInput, jobInput } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { jobFormTexts } from '../../../content/staff/job-form.ts';
import { ApiError } from '../../../lib/api.ts';
import styles from '../../../forms/Form.module.css';
import { RequiredFieldsNotice } from '../../../forms/RequiredFieldsNotice.tsx';
import type { Submission } from '../../../forms/use-submission.ts';
import { FormEnd } from '../../shared/FormEnd.tsx';
import { JobField } from './JobField.tsx';
import type { JobValues } from './job-values.ts';
import type { JobFormState } from './use-job-form.ts';

type Props = {
  form: JobFormState;
  submission: Submission<() => Promise<void>>;
  isNew: boolean;
  onSave: (input: JobInput) => Promise<void>;
  onCancel: () => void;
  onChange: () => void;
  /** Fetches the current version after a conflict, and bases the next `onSave` on it. */
  onRebase?: () => Promise<JobValues>;
  /** Called when the edit was discarded in favour of the current version. */
  onDiscard: () => void;
};

export function JobForm({ form, submission, isNew, onSave, onCancel, onChange, onRebase, onDiscard }: Props) {
  const { sending } = submission;
  const error = submission.failure?.error;
  const isConflict = error instanceof ApiError && error.status === 409 && onRebase !== undefined;

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
    onDiscard();
  };

  const submitHandler = (action: () => Promise<void>) =>
    form.onSubmit(
      () => void submission.submit(action),
      // A conflict stays until it is resolved.
      () => !isConflict && submission.clearFailure(),
    );

  return (
    <form className={styles.form} onSubmit={submitHandler(save)} onChange={onChange} noValidate>
      <div className={styles.pair}>
        {jobFieldNames.map((name) => (
          <JobField key={name} form={form} name={name} locked={sending} />
        ))}
      </div>
      <RequiredFieldsNotice errors={form.errors} />
      <FormEnd
        failure={submission.failure}
        failed={texts.saveJobFailed}
        sending={sending}
        label={isNew ? jobFormTexts.create : jobFormTexts.save}
        sendingLabel={jobFormTexts.saving}
        onCancel={onCancel}
        onOverwrite={onRebase && (() => submitHandler(saveMine)())}
        onReload={onRebase && (() => void submission.submit(takeTheirs))}
      />
    </form>
  );
}
