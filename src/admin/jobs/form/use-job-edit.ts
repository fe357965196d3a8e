import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { opensTooLate } from '#contract/job-closing.ts';
import { type Job, type JobInput, jobInput } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { markBlankFields } from '../../../forms/form-errors.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { ApiError } from '../../../lib/api.ts';
import { jobsQuery } from '../../shared/queries.ts';
import type { JobVersion } from '../use-jobs.ts';
import { type JobDraft, type JobValues, jobValues, keepDraft } from './job-values.ts';

export type JobFormState = UseFormReturnType<JobValues>;

/** What is edited, and what happens to it. */
export type JobEdit = {
  /** Absent for a new job. */
  job?: Job;
  draft?: JobDraft;
  onSave: (input: JobInput, base: JobVersion | undefined) => Promise<void>;
  /** Called when the stored draft of the edit is no longer needed. */
  onDraftOver: () => void;
};

const validateFields = schemaResolver(jobInput, { sync: true });

/** The form of a job, which is saved based on the version that was opened, or that a conflict has led to. */
export function useJobEdit({ job, draft, onSave, onDraftOver }: JobEdit) {
  const client = useQueryClient();
  const [base, setBase] = useState<JobVersion | undefined>(job && (draft?.base ?? job));
  const [fromDraft, setFromDraft] = useState(draft !== undefined);
  const form: JobFormState = useForm<JobValues>({
    mode: 'uncontrolled',
    initialValues: draft?.values ?? jobValues(job),
    validate: (values) => ({
      ...(opensTooLate(values, job) && { closes_on: texts.closingDateOver }),
      ...validateFields(values),
    }),
    enhanceGetInputProps: markBlankFields,
  });
  const submission = useSubmission(async (step: () => Promise<void>) => step());
  const error = submission.failure?.error;
  const isConflict = job && error instanceof ApiError && error.status === 409;

  const save = async (version = base) => {
    await onSave(jobInput.parse(form.getValues()), version);
    onDraftOver();
  };
  const rebase = async () => {
    const theirs = (await client.query(jobsQuery)).find(({ id }) => id === job?.id);
    if (!theirs) throw new ApiError(404, texts.jobNotFound);
    setBase(theirs);
    return theirs;
  };
  const saveOverTheirs = async () => save(await rebase());
  const takeTheirs = async () => {
    form.setInitialValues(jobValues(await rebase()));
    form.reset();
    setFromDraft(false);
    onDraftOver();
  };

  const submitHandler = (action: () => Promise<void>) =>
    form.onSubmit(
      () => void submission.submit(action),
      // A conflict stays until it is resolved.
      () => !isConflict && submission.clearFailure(),
    );

  return {
    form,
    submission,
    hasChanges: () => form.isDirty() || fromDraft,
    keep: () => keepDraft({ values: form.getValues(), base }),
    onSubmit: submitHandler(save),
    onOverwrite: job && (() => submitHandler(saveOverTheirs)()),
    onReload: job && (() => void submission.submit(takeTheirs)),
  };
}
