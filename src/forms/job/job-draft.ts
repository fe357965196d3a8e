import { z } from 'zod/mini';
import { jobInput, jobStatuses, jobTypes } from '#contract/jobs.ts';
import { forget, keep, readKept } from '../kept.ts';
import type { JobValues } from './use-job-form.ts';

const name = 'draft job';

const kept = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  location: z.string(),
  job_type: z.enum([...jobTypes, '']),
  experience_level: z.string(),
  salary_range: z.string(),
  status: z.enum(jobStatuses),
  id: z.optional(z.string()),
  updated_at: z.optional(z.string()),
} satisfies Record<keyof typeof jobInput.shape | 'id' | 'updated_at', z.ZodMiniType>);

/** An edit that is not saved, as it survives a reload and the end of the session. */
export type JobDraft = {
  values: JobValues;
  /** The posting that was edited, in the version that the edit is based on; absent for a new one. */
  base?: { id: string; updated_at: string };
};

/** Keeps the edit of one posting, in this tab of the browser. */
export function keepDraft({ values, base }: JobDraft): void {
  keep(name, { ...values, ...base });
}

/** Due once the edit was saved or given up. */
export function forgetDraft(): void {
  forget(name);
}

/** @returns the edit that was kept, if there is one */
export function readDraft(): JobDraft | undefined {
  const { data } = kept.safeParse(readKept(name));
  if (!data) return undefined;
  const { id, updated_at, ...values } = data;
  return id === undefined || updated_at === undefined ? { values } : { values, base: { id, updated_at } };
}
