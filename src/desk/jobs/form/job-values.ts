import { amount } from '#rooms/jobs/contract/job-input.ts';
import { type Job, type JobFieldName, type JobFields, jobFieldNames, jobStatuses, type Question } from '#rooms/jobs/contract/jobs.ts';
import { payText } from '#rooms/jobs/contract/pay.ts';
import { type Place, placesOf, placesText, withDerived } from '#rooms/jobs/contract/places.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { readValues } from '../../../shared/forms/session-values.ts';

type Others = { flag: boolean; places: Place[]; questions: Question[] };
type Value<Control> = Control extends keyof Others ? Others[Control] : string;

/** The form's values. A choice not made is blank. There are as many places as there may be. */
export type JobValues = { [Name in JobFieldName]: Value<JobFields[Name]['control']> };

const newJob: Partial<JobValues> = { status: jobStatuses[0] };

type Given = Partial<Record<JobFieldName, unknown>>;

const textOf = (value: unknown) => (['string', 'number'].includes(typeof value) ? `${value as string | number}` : '');

/** @param values by default of a new job */
function jobValues(values: Given = newJob, places: Place[] = [], questions: Question[] = []): JobValues {
  const rows = Array.from({ length: limits.jobPlaces }, (_, index) => places[index] ?? { town: '', region: '', country: '' });
  const texts = jobFieldNames.map((name) => [name, textOf(values[name])]);
  return { ...Object.fromEntries(texts), places: rows, questions, general: values.general === true } as JobValues;
}

/** @returns a stored job's values, without what follows from others; without a job, a new one's */
export function storedValues(job: Job | undefined): JobValues {
  if (!job) return jobValues();
  const follows = job.places.length > 0 && job.location === placesText(job.places);
  const written = { location: follows ? '' : job.location, salary_range: payText(job) ? '' : job.salary_range };
  return jobValues({ ...job, ...written, country: '' }, placesOf(job), job.questions);
}

/** @returns the job of these values, with what follows from them; invalid amounts are null */
export function jobOf(values: JobValues) {
  const amountOf = (text: string) => amount.safeParse(text).data ?? null;
  return withDerived({ ...values, pay_min: amountOf(values.pay_min), pay_max: amountOf(values.pay_max) });
}

/** An unsaved edit, which survives a reload and, in the same tab, a new login. */
export type JobDraft = {
  values: JobValues;
  /** The version that the edit is based on; absent for a new job. */
  updated_at?: string | undefined;
};

/** @returns the draft that was saved under a name */
export function readDraft(name: string): JobDraft | undefined {
  const { values, updated_at } = readValues<JobDraft>(name);
  return values && { values: { ...jobValues(), ...values }, updated_at };
}
