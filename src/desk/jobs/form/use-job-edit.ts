import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { jobEndpoints } from '#rooms/jobs/contract/endpoints.ts';
import { opensTooLate } from '#rooms/jobs/contract/job-closing.ts';
import { jobEditEndpoints, type JobInput, jobInput, jointProblems } from '#rooms/jobs/contract/job-input.ts';
import type { Job, ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { payRefusal } from '#rooms/jobs/contract/pay-rules.ts';
import { wordingRefusal } from '#rooms/jobs/contract/question-wording.ts';
import { jobTexts } from '#rooms/jobs/contract/job-texts.ts';
import { markBlankFields } from '../../../shared/forms/form-errors.ts';
import { sendOnce } from '../../../shared/forms/send-once.ts';
import { removeValues, saveValues } from '../../../shared/forms/session-values.ts';
import { useForm, validator } from '../../../shared/forms/use-form.ts';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { ApiError } from '../../../shared/lib/api.ts';
import { adminCall } from '../../session/admin-call.ts';
import { useRole } from '../../session/session.ts';
import { jobsKey } from '../../shell/queries.ts';
import { type JobDraft, jobOf, type JobValues, readDraft, storedValues } from './job-values.ts';

export type JobFormState = UseFormReturnType<JobValues>;

/** What is edited, and what happens to it. */
export type JobEdit = {
  /** Absent for a new job. */
  job?: Job;
  /** What a new job begins with. */
  copied?: Job;
  /** What is entered is kept under it until it is saved or discarded. */
  draftName: string;
  onSaved: (job: Job) => void;
};

/** A version of a job. A save names the version that it is based on. */
type JobVersion = Pick<Job, 'id' | 'updated_at'>;

const validateFields = validator(jobInput);

/** A job's form. It is saved based on the version that was opened, or that a conflict led to. */
export function useJobEdit({ job, copied, draftName, onSaved }: JobEdit) {
  const client = useQueryClient();
  const role = useRole();
  const refused = (values: JobValues) => {
    const { data } = jobInput.safeParse(values);
    const refusal = data && (payRefusal(data, role, job) ?? wordingRefusal(data.questions, role, job?.questions));
    return refusal && { [refusal.field]: refusal.error };
  };
  const [draft] = useState(() => readDraft(draftName));
  const [base, setBase] = useState<JobVersion | undefined>(job && { id: job.id, updated_at: draft?.updated_at ?? job.updated_at });
  const form: JobFormState = useForm<JobValues>({
    mode: 'uncontrolled',
    initialValues: draft?.values ?? storedValues(job ?? (copied && { ...copied, reason_without_pay: '' })),
    validate: (values) => ({
      ...refused(values),
      ...(opensTooLate(values, job) && { closes_on: jobTexts.closingDateOver }),
      ...jointProblems(jobOf(values)),
      ...validateFields(values),
    }),
    enhanceGetInputProps: markBlankFields,
  });
  const submission = useSubmission(async (step: () => Promise<void>) => step());
  const error = submission.failure?.error;
  const isConflict = job && error instanceof ApiError && error.status === 409;

  const save = async (version = base) => {
    const saved = await store(jobInput.parse(form.getValues()), version);
    await client.cancelQueries({ queryKey: jobsKey });
    client.setQueriesData<ListedJob[]>({ queryKey: jobsKey }, (jobs) =>
      jobs?.some(({ id }) => id === saved.id) ? jobs.map((job) => (job.id === saved.id ? saved : job)) : jobs && [saved, ...jobs],
    );
    removeValues(draftName);
    onSaved(saved);
  };
  const saveOverTheirs = async () => {
    const { data: theirs } = await adminCall(jobEndpoints.readJob, { params: { id: job?.id ?? '' } });
    setBase(theirs);
    await save(theirs);
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
    hasChanges: () => form.isDirty() || draft !== undefined,
    keep: () => saveValues(draftName, { values: form.getValues(), updated_at: base?.updated_at } satisfies JobDraft),
    onSubmit: submitHandler(save),
    onOverwrite: job && (() => submitHandler(saveOverTheirs)()),
  };
}

/** @throws {ApiError} 409 if the job was changed since `base` */
async function store(input: JobInput, base: JobVersion | undefined): Promise<Job> {
  const { data } = base
    ? await adminCall(jobEditEndpoints.updateJob, { params: { id: base.id }, body: { ...input, updated_at: base.updated_at || undefined } })
    : await sendOnce('job', JSON.stringify(input), (headers) => adminCall(jobEditEndpoints.createJob, { body: input, headers }));
  return data;
}
