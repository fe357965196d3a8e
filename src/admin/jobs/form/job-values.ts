import { type JobFieldName, type JobInput, jobFieldNames, jobFields, jobStatuses } from '#contract/jobs.ts';

/** The values of the form's fields. A choice that has not been made is blank. */
export type JobValues = { [Name in JobFieldName]: JobInput[Name] extends boolean ? boolean : string };

const initialValues: Partial<JobValues> = { status: jobStatuses[0] };

/** @param job a stored job, or a draft, whose flags are texts; by default a new job */
export function jobValues(job: Partial<Record<JobFieldName, string | boolean>> = initialValues): JobValues {
  const valueOf = (name: JobFieldName) => (jobFields[name].control === 'flag' ? String(job[name]) === 'true' : (job[name] ?? ''));
  return Object.fromEntries(jobFieldNames.map((name) => [name, valueOf(name)])) as JobValues;
}
