import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { type Job, type JobFieldName, jobFieldNames, jobInput, jobStatuses } from '#contract/jobs.ts';
import { markBlankFields } from '../form-errors.ts';
import type { JobDraft } from './job-draft.ts';

/** The texts in the form's fields. A choice is blank until it is made; the schema refuses it then. */
export type JobValues = Record<JobFieldName, string>;

export type JobFields = UseFormReturnType<JobValues>;

const initialValues: Partial<JobValues> = { status: jobStatuses[0] };

/**
 * @param job a stored job, or the texts of a draft
 * @returns its values as the form holds them
 */
export function jobValues(job: Partial<Record<string, string>> = initialValues): JobValues {
  return Object.fromEntries(jobFieldNames.map((name) => [name, job[name] ?? ''])) as JobValues;
}

/**
 * @param job the job to edit; absent for a new one
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
