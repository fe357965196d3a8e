import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { type Job, type JobInput, jobInput } from '#contract/jobs.ts';
import { markBlankFields } from '../form-errors.ts';
import type { JobDraft } from './job-draft.ts';

/** A job type is chosen by the admin, so it may be blank in the form; the schema refuses it. */
export type JobValues = Omit<JobInput, 'job_type'> & { job_type: JobInput['job_type'] | '' };

export type JobFields = UseFormReturnType<JobValues>;

const blank: JobValues = {
  title: '',
  description: '',
  requirements: '',
  location: '',
  job_type: '',
  experience_level: '',
  salary_range: '',
  status: 'Active',
};

/** @returns a posting's values as the form holds them */
export function jobValues(job: Job | undefined): JobValues {
  if (!job) return blank;
  const { title, description, requirements, location, job_type, experience_level, salary_range, status } = job;
  return { title, description, requirements, location, job_type, experience_level, salary_range, status };
}

/**
 * @param job the posting to edit; absent for a new one
 * @param draft an unsaved edit to begin with
 */
export function useJobForm(job: Job | undefined, draft?: JobDraft): JobFields {
  return useForm<JobValues>({
    name: 'job',
    mode: 'uncontrolled',
    initialValues: draft?.values ?? jobValues(job),
    validate: schemaResolver(jobInput, { sync: true }),
    enhanceGetInputProps: markBlankFields,
  });
}
