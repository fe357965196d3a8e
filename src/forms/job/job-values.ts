import { type JobFieldName, jobFieldNames, jobStatuses } from '#contract/jobs.ts';

/** The texts in the form's fields. A choice is blank until it is made, and the schema refuses a blank one. */
export type JobValues = Record<JobFieldName, string>;

const initialValues: Partial<JobValues> = { status: jobStatuses[0] };

/** @param job a stored job, or a draft @returns the form's values */
export function jobValues(job: Partial<Record<string, string>> = initialValues): JobValues {
  return Object.fromEntries(jobFieldNames.map((name) => [name, job[name] ?? ''])) as JobValues;
}
