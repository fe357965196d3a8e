import { z } from 'zod/mini';
import { email } from './email.ts';
import { limits } from './limits.ts';
import { texts } from './texts.ts';
import { pageQuery } from './paging.ts';
import { bytesFor, line, paragraph, requiredLine, text } from './text.ts';

export const applicationStatuses = ['Pending', 'Reviewed'] as const;

/** What an applicant enters, but for the resume, which travels beside it as a file. */
export const applicationInput = z.object({
  applicant_name: requiredLine('Full name', limits.nameLength),
  applicant_email: email,
  phone: z._default(line('Phone', limits.phoneLength), ''),
  cover_letter: z._default(paragraph('Cover letter', limits.coverLetterLength), ''),
});

export const storedResume = z.object({
  file_name: z.string(),
  content_type: z.string(),
  /** in bytes */
  size: z.int(),
  /** The clean-up has found the file gone. */
  missing: z.optional(z.boolean()),
  /** Who removed the file; unknown where it got lost. */
  removed_by: z.catch(z.nullish(z.literal('scanner')), null),
});

/** An application as stored, for staff. Times are ISO 8601 in UTC. As of a `job`, the rules for input are not asked again. */
export const application = z.object({
  id: z.string(),
  applicant_name: z.string(),
  applicant_email: z.string(),
  phone: z.string(),
  cover_letter: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  status: z.enum(applicationStatuses),
  resume_path: z.nullable(z.string()),
  resume: z.nullable(storedResume),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const applicationStatusInput = z.object({
  status: z.enum(applicationStatuses, { error: texts.requiredFields }),
});

/** Which applications are meant. `q` is the beginning of a name, of a part of a name, or of an email address. */
export const applicationFilter = z.object({
  status: z.optional(z.enum(applicationStatuses)),
  job_id: z.optional(text(limits.documentIdBytes).check(z.minLength(1))),
  q: z.optional(text(bytesFor(limits.searchLength)).check(z.trim(), z.maxLength(limits.searchLength))),
});

/** How many applications each stored posting has, by the posting's id. */
export const applicationCounts = z.record(z.string(), z.int());

export const applicationQuery = z.extend(applicationFilter, pageQuery.shape);

export type ApplicationInput = z.infer<typeof applicationInput>;
export type Application = z.infer<typeof application>;
export type ApplicationStatus = Application['status'];
export type StoredResume = z.infer<typeof storedResume>;
export type ApplicationFilter = z.infer<typeof applicationFilter>;
export type ApplicationCounts = z.infer<typeof applicationCounts>;
