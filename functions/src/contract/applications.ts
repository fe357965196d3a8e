import { z } from 'zod/mini';
import { email } from './email.ts';
import { limits } from './limits.ts';
import { pageQuery } from './paging.ts';
import { source } from './source.ts';
import { storedFlag, storedText, storedTime } from './stored.ts';
import { box, bytesFor, choice, line, paragraph, requiredLine, text } from './text.ts';

export const applicationStatuses = ['Pending', 'Reviewed'] as const;

export const applicationInput = z.object({
  applicant_name: requiredLine('Full name', limits.nameLength),
  applicant_email: email,
  phone: z._default(line('Phone', limits.phoneLength), ''),
  cover_letter: z._default(paragraph('Cover letter', limits.coverLetterLength), ''),
  /** The applicant wants the application kept for later openings. */
  keep: box,
});

export const storedResume = z.object({
  file_name: z.string(),
  content_type: z.string(),
  size: z.int(),
  /** The clean-up has found no file. */
  missing: z.optional(z.boolean()),
  removed_by: z.catch(z.nullish(z.literal('scanner')), null),
});

/** An application as stored, for staff. An unknown status stays as it is. */
export const application = z.object({
  id: z.string(),
  applicant_name: storedText,
  applicant_email: storedText,
  phone: storedText,
  cover_letter: storedText,
  keep: storedFlag,
  job_id: storedText,
  job_title: storedText,
  source: storedText,
  status: storedText,
  resume_path: z.catch(z.nullable(z.string()), null),
  resume: z.catch(z.nullable(storedResume), null),
  created_at: storedTime,
  updated_at: storedTime,
});

/** @returns what an applicant quotes in questions, and staff see beside the application */
export function referenceOf({ id }: { id: string }): string {
  return id.slice(0, 8).toUpperCase();
}

export const applicationStatusInput = z.object({ status: choice('Status', applicationStatuses) });

/** `q` is the beginning of a name, of a part of a name, or of an email address. */
export const applicationFilter = z.object({
  status: z.optional(z.enum(applicationStatuses)),
  job_id: z.optional(text(limits.documentIdBytes).check(z.minLength(1))),
  source: z.optional(source),
  q: z.optional(text(bytesFor(limits.searchLength)).check(z.trim(), z.maxLength(limits.searchLength))),
});

/** Number of applications by job id. */
export const applicationCounts = z.record(z.string(), z.int());

export const applicationQuery = z.extend(applicationFilter, pageQuery.shape);

export type ApplicationInput = z.infer<typeof applicationInput>;
export type Application = z.infer<typeof application>;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export type StoredResume = z.infer<typeof storedResume>;
export type ApplicationFilter = z.infer<typeof applicationFilter>;
export type ApplicationCounts = z.infer<typeof applicationCounts>;
