import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { texts } from './texts.ts';
import { line, requiredLine, requiredParagraph, text } from './text.ts';

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export const jobStatuses = ['Active', 'Inactive'] as const;

const jobStatus = z.enum(jobStatuses, { error: texts.requiredFields });

/** What an admin enters for a new job posting. */
export const jobInput = z.object({
  title: requiredLine('Title', limits.jobTitleLength),
  description: requiredParagraph('Description', limits.jobTextLength),
  requirements: requiredParagraph('Requirements', limits.jobTextLength),
  location: requiredLine('Location', limits.jobLineLength),
  job_type: z.enum(jobTypes, { error: texts.requiredFields }),
  experience_level: z._default(line('Experience level', limits.jobLineLength), ''),
  salary_range: z._default(line('Salary range', limits.jobLineLength), ''),
  status: z._default(jobStatus, 'Active'),
});

/**
 * An edit: a posting's new values, and the version they were based on, so that nobody's edit is overwritten unseen. It says the
 * status: one that is left out must not publish a posting.
 */
export const jobEdit = z.extend(jobInput, {
  status: jobStatus,
  updated_at: z.optional(
    text(limits.timeBytes, texts.invalidVersion, texts.invalidVersion).check(z.iso.datetime({ error: texts.invalidVersion })),
  ),
});

/**
 * A job posting as stored, for staff. Times are ISO 8601 in UTC. The rules for input held when it was written; they are not
 * asked again of what is read, so that a rule made stricter hides nothing that there is.
 */
export const job = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  location: z.string(),
  job_type: z.enum(jobTypes),
  experience_level: z._default(z.string(), ''),
  salary_range: z._default(z.string(), ''),
  status: z.enum(jobStatuses),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A job posting as everyone may see it. */
export const publicJob = z.omit(job, { status: true });

export type JobInput = z.infer<typeof jobInput>;
export type Job = z.infer<typeof job>;
export type PublicJob = z.infer<typeof publicJob>;
