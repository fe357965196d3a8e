import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { opensTooLate } from '#rooms/jobs/contract/job-closing.ts';
import { jobEditEndpoints, jobInput, jointProblems } from '#rooms/jobs/contract/job-input.ts';
import type { Job, ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { payRefusal } from '#rooms/jobs/contract/pay-rules.ts';
import { wordingRefusal } from '#rooms/jobs/contract/question-wording.ts';
import { jobTexts } from '#rooms/jobs/contract/job-texts.ts';
import { jobFormTexts } from '../job-form-texts.ts';
import { sendOnce } from '../../../shared/forms/send-once.ts';
import { removeValues, saveValues } from '../../../shared/forms/session-values.ts';
import { validator } from '../../../shared/forms/use-form.ts';
import { adminCall } from '../../session/admin-call.ts';
import { useRole } from '../../session/session.ts';
import { useEditForm } from '../../shell/EditDialog.tsx';
import { jobsKey } from '../../shell/queries.ts';
import { type JobDraft, jobOf, type JobValues, storedValues } from './job-values.ts';

export type JobFormState = UseFormReturnType<JobValues>;

/** What is edited, and what happens to it. */
export type JobEdit = {
  /** Absent for a new job. */
  job?: Job;
  /** What a new job begins with. */
  copied?: Job;
  /** What is entered is kept under it until it is saved or discarded. */
  draftName: string;
  draft: JobDraft | undefined;
  onSaved: (job: Job) => void;
};

const validateFields = validator(jobInput);

/** A job's form. It is saved based on the version that was opened, or on any once staff say so. */
export function useJobEdit({ job, copied, draftName, draft, onSaved }: JobEdit) {
  const client = useQueryClient();
  const role = useRole();
  const version = useRef(draft?.updated_at ?? job?.updated_at);
  const refused = (values: JobValues) => {
    const { data } = jobInput.safeParse(values);
    const refusal = data && (payRefusal(data, role, job) ?? wordingRefusal(data.questions, role, job?.questions));
    return refusal && { [refusal.field]: refusal.error };
  };
  const input = {
    initialValues: draft?.values ?? storedValues(job ?? (copied && { ...copied, reason_without_pay: '' })),
    validate: (values: JobValues) => ({
      ...refused(values),
      ...(opensTooLate(values, job) && { closes_on: jobTexts.closingDateOver }),
      ...jointProblems(jobOf(values)),
      ...validateFields(values),
      // Not marked as required, because places stand for it.
      ...(jobOf(values).location.trim() === '' && { location: jobFormTexts.noPlace }),
    }),
    onValuesChange: (values: JobValues) => saveValues(draftName, { values, updated_at: version.current } satisfies JobDraft),
  };

  const save = async (values: JobValues) => {
    const body = jobInput.parse(values);
    const { data: saved } = job
      ? await adminCall(jobEditEndpoints.updateJob, { params: { id: job.id }, body: { ...body, updated_at: version.current || undefined } })
      : await sendOnce('job', JSON.stringify(body), (headers) => adminCall(jobEditEndpoints.createJob, { body, headers }));
    await client.cancelQueries({ queryKey: jobsKey });
    client.setQueriesData<ListedJob[]>({ queryKey: jobsKey }, (jobs) =>
      jobs?.some(({ id }) => id === saved.id) ? jobs.map((job) => (job.id === saved.id ? saved : job)) : jobs && [saved, ...jobs],
    );
    removeValues(draftName);
    onSaved(saved);
  };

  return { ...useEditForm<JobValues>(input, save), onOverwrite: job && (() => (version.current = undefined)) };
}
