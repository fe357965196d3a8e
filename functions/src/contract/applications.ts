import { z } from 'zod/mini';
import { email } from './email.ts';
import { limits } from './limits.ts';
import { pageQuery } from './paging.ts';
import { source } from './source.ts';
import { applicationStatuses, staffStatuses } from './statuses.ts';
import { storedFlag, storedText, storedTime, version } from './stored.ts';
import { bytesFor, checkbox, choice, line, paragraph, requiredLine, text } from './text.ts';
import { notOneOf, texts } from './texts.ts';

export const applicationInput = z.object({
  applicant_name: requiredLine('Full name', limits.nameLength),
  applicant_email: email,
  phone: z._default(line('Phone', limits.phoneLength), ''),
  cover_letter: z._default(paragraph('Cover letter', limits.coverLetterLength), ''),
  /** The applicant wants the application kept for later openings. */
  keep: checkbox,
});

export const storedResume = z.object({
  file_name: z.string(),
  content_type: z.string(),
  size: z.int(),
  /** The clean-up has found no file, or an empty one that the malware scanner has left. */
  missing: z.optional(z.boolean()),
  removed_by: z.catch(z.nullish(z.literal('scanner')), null),
});

/** An unknown status stays as it is. */
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
  /** Earlier applications of the same person, counted on arrival. */
  earlier: z.catch(z.int(), 0),
  /** What became of the confirmation to the applicant: 'sent', 'failed', or blank. */
  delivery: storedText,
  resume_path: z.catch(z.nullable(z.string()), null),
  resume: z.catch(z.nullable(storedResume), null),
  created_at: storedTime,
  updated_at: storedTime,
});

export const invalidStatus = notOneOf('Status', staffStatuses);

export function referenceOf({ id }: { id: string }): string {
  return id.slice(0, 8).toUpperCase();
}

/** A status of staff, or the one that the named version replaced: the handler checks it. */
export const applicationStatusInput = z.object({
  status: text(limits.choiceBytes, invalidStatus).check(z.minLength(1, texts.requiredFields)),
  updated_at: version,
});

export const staleApplication = z.object({ error: z.string(), current: application });

const documentId = text(limits.documentIdBytes, texts.invalidId, texts.invalidId).check(z.minLength(1, texts.invalidId));

export const applicationFilter = z.object({
  status: z.optional(z.enum(applicationStatuses)),
  job_id: z.optional(documentId),
  source: z.optional(source),
  /** What is found: docs/decisions/0005-search.md */
  q: z.optional(text(bytesFor(limits.searchLength)).check(z.trim(), z.maxLength(limits.searchLength))),
  /** The id of an application of the person. */
  person: z.optional(documentId),
  order: z.optional(z.enum(['oldest'])),
});

/** A person or source applies alone. A search is newest first. @returns the filters that apply */
export function appliedFilter({ person, source, q, status, job_id, order }: ApplicationFilter): ApplicationFilter {
  if (person !== undefined) return { person, order };
  if (source !== undefined) return { source, order };
  if (q) return { q, status, job_id };
  return { status, job_id, order };
}

/** `position` starts at 1, and is null outside of the filtered list. */
export const applicationInList = z.object({
  application,
  position: z.nullable(z.int()),
  total: z.int(),
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
});

/** In the order of the list, at most `bulkMax`. */
export const applicationVersions = z.array(z.object({ id: z.string(), updated_at: storedTime }));

function bulkList<Item extends z.ZodMiniType>(item: Item, idOf: (item: z.output<Item>) => string) {
  return z.array(item, texts.bulkSize).check(
    z.minLength(1, texts.bulkSize),
    z.maxLength(limits.bulkMax, { error: texts.bulkSize, abort: true }),
    z.refine((items) => new Set(items.map(idOf)).size === items.length, texts.bulkTwice),
  );
}

const chosen = {
  ids: bulkList(documentId, (id) => id),
  /** As the caller has seen them. Others are 'stale', or 'done' if they have the status already. */
  versions: z.optional(bulkList(z.object({ id: documentId, updated_at: version }, texts.invalidBulkAction), ({ id }) => id)),
};

const bulkResult = z.object(
  {
    id: documentId,
    outcome: z.enum(['done', 'missing', 'stale', 'failed'], texts.invalidBulkAction),
    /** After the change, if it is done. Absent if the application is gone or the change failed. */
    updated_at: version,
    before: z.optional(z.object({ status: text(limits.choiceBytes) }, texts.invalidBulkAction)),
  },
  texts.invalidBulkAction,
);

/** `restore` takes the results of an earlier bulk action. Those without `before` are left out. */
export const bulkInput = z.union(
  [
    z.strictObject({ ...chosen, set: choice('Status', staffStatuses) }, texts.invalidBulkAction),
    z.strictObject({ ...chosen, delete: z.literal(true, texts.invalidBulkAction) }, texts.invalidBulkAction),
    z.strictObject({ restore: bulkList(bulkResult, ({ id }) => id) }, texts.invalidBulkAction),
  ],
  { error: ({ errors }) => onlyWrongValue(errors)?.message ?? texts.invalidBulkAction },
);

/** @param issues by action @returns the only issue of the action whose keys the body has */
function onlyWrongValue(issues: z.core.$ZodIssue[][] = []): z.core.$ZodIssue | undefined {
  return issues.find(([issue, ...others]) => issue && issue.path.length > 0 && others.length === 0)?.[0];
}

export const bulkOutput = z.object({ results: z.array(bulkResult) });

export const dashboardCounts = z.object({
  applications: z.record(z.string(), z.int()),
  /** By form: the submissions with the first status. */
  open: z.record(z.string(), z.int()),
  /** Failed mails in the outbox that no application or message shows. */
  failedMails: z.object({ staff: z.int(), visitors: z.int() }),
});

export const applicationQuery = z.extend(applicationFilter, pageQuery.shape);

export type ApplicationInput = z.infer<typeof applicationInput>;
export type Application = z.infer<typeof application>;
export type ApplicationFilter = z.infer<typeof applicationFilter>;
export type ApplicationInList = z.infer<typeof applicationInList>;
export type BulkInput = z.infer<typeof bulkInput>;
export type BulkResult = z.infer<typeof bulkResult>;
export type DashboardCounts = z.infer<typeof dashboardCounts>;
