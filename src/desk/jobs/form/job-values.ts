import { type JobFieldName, type JobInput, jobFieldNames, jobFields, jobStatuses } from '#rooms/jobs/contract/jobs.ts';
import { readTexts, removeTexts, saveTexts } from '../../../shared/forms/session-texts.ts';

/** The values of the form's fields. A choice that has not been made is blank. */
export type JobValues = { [Name in JobFieldName]: JobInput[Name] extends boolean ? boolean : string };

const initialValues: Partial<JobValues> = { status: jobStatuses[0] };

/** @param job a stored job, or a draft, whose flags are texts; by default a new job */
export function jobValues(job: Partial<Record<JobFieldName, string | boolean>> = initialValues): JobValues {
  const valueOf = (name: JobFieldName) => (jobFields[name].control === 'flag' ? String(job[name]) === 'true' : (job[name] ?? ''));
  return Object.fromEntries(jobFieldNames.map((name) => [name, valueOf(name)])) as JobValues;
}

const storageKey = 'draft job';

/** An unsaved edit, which survives a reload and, in the same tab, a new login. */
export type JobDraft = {
  values: JobValues;
  /** The job that was edited, in the version that the edit is based on; absent for a new job. */
  base?: { id: string; updated_at: string };
};

export function keepDraft({ values, base }: JobDraft): void {
  saveTexts(storageKey, { ...values, general: String(values.general), ...(base && { id: base.id, updated_at: base.updated_at }) });
}

export function forgetDraft(): void {
  removeTexts(storageKey);
}

export function readDraft(): JobDraft | undefined {
  const saved = readTexts(storageKey);
  if (Object.keys(saved).length === 0) return undefined;
  const { id, updated_at } = saved;
  return { values: jobValues(saved), base: id === undefined || updated_at === undefined ? undefined : { id, updated_at } };
}
