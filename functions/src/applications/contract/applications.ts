import { z } from 'zod/mini';
import { firstAnswers } from '../../answers/contract/answers.ts';
import { interviewSummary } from '../../interviews/contract/interviews.ts';
import { limits } from '../../platform/contract/limits.ts';
import { answer } from './answer.ts';
import { source } from './source.ts';
import { applicationStatuses, openStatuses, staffStatuses } from './statuses.ts';
import { storedFlag, storedText, storedTime, storedTimeOrNull } from '../../platform/contract/stored.ts';
import { bytesFor, text } from '../../platform/contract/text.ts';
import { commaList } from '../../platform/contract/lists.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { notOneOf } from '../../platform/contract/texts.ts';
import { adminUsername } from '../../accounts/contract/username.ts';

const storedResume = z.object({
  file_name: z.string(),
  content_type: z.string(),
  size: z.int(),
});

/** `status` can be any text, so that an application with an unknown status can still be read. */
export const application = z.object({
  id: z.string(),
  applicant_name: storedText,
  applicant_email: storedText,
  phone: storedText,
  cover_letter: storedText,
  /** To the questions of its job that the form has shown. */
  answers: z.catch(z.array(answer), []),
  keep: storedFlag,
  /** What the applicant has agreed to, if it is kept. */
  keep_text: storedText,
  /** Until then at least it is kept: see `keeping`. */
  kept_until: storedTime,
  /** The country whose rule says for how long: keeping-rules.ts */
  kept_in: storedText,
  job_id: storedText,
  job_title: storedText,
  /** Of the posting that it answers. */
  job_version: storedTime,
  source: storedText,
  /** How it came, if staff have added it, and through whom; else blank. */
  origin: storedText,
  referred_by: storedText,
  status: storedText,
  /** Until when an answer is promised. */
  due_at: storedTimeOrNull,
  /** The username of the colleague who owns it, or blank. */
  assignee: storedText,
  /** See `toldStates`. */
  told: storedText,
  /** Why it is rejected, from the list of the team, or blank: for staff only. */
  reason: storedText,
  /** What the applicant sees, and since when. */
  shown_status: storedText,
  shown_at: storedTime,
  /** Earlier applications of the same person, counted again when one goes, or gets another address. */
  earlier: z.catch(z.int(), 0),
  /** What became of the confirmation to the applicant: 'sent', 'failed', or blank. */
  delivery: storedText,
  interview: z.catch(z.nullable(interviewSummary), null),
  /** The latest recommendation of each colleague, by username: of `recommendations`. */
  recommendations: z.catch(z.record(z.string(), storedText), {}),
  /** Which colleague opened it last, and when. */
  opened_by: storedText,
  opened_at: storedTime,
  /** When its applicant last wrote or did what nobody who may answer has seen since. */
  unread_at: storedTimeOrNull,
  resume_path: z.catch(z.nullable(z.string()), null),
  resume: z.catch(z.nullable(storedResume), null),
  created_at: storedTime,
  updated_at: storedTime,
});

export const invalidStatus = notOneOf('Status', staffStatuses);

/** The server looks the colleague up. Blank: nobody. */
export const assignee = text(limits.usernameBytes, staffTexts.invalidAssignee, staffTexts.invalidAssignee);

export const staleApplication = z.object({ error: z.string(), current: application });

/** The refusals of changes that are based on an old version. */
export const ifStale = { 409: staleApplication };

export const documentId = text(limits.documentIdBytes, staffTexts.invalidId, staffTexts.invalidId).check(
  z.minLength(1, staffTexts.invalidId),
);

/** Lists: the caller's open applications, what nobody has read, answers due, and what is kept. */
export const applicationViews = ['mine', 'unread', 'due', 'kept'] as const;

/** When an answer is due soon. 'week': within the seven days from today, without today. */
export const soonTimes = ['late', 'today', 'week'] as const;

export const dueTimes = [...soonTimes, 'later'] as const;

export type DueTime = (typeof dueTimes)[number];

const statusList = z.pipe(
  commaList(limits.choiceBytes * applicationStatuses.length),
  z.transform((statuses) => [...new Set(statuses)]),
);

export const applicationFilter = z.object({
  view: z.optional(z.enum(applicationViews)),
  /** Narrows the view 'due'. */
  due: z.optional(z.enum(dueTimes)),
  /** One or several, separated by commas. */
  status: z.optional(z.pipe(statusList, z.array(z.enum(applicationStatuses)))),
  job_id: z.optional(documentId),
  source: z.optional(source),
  /** The username of the colleague to whom it is assigned. */
  assignee: z.optional(adminUsername),
  /** How the first answer came: in time or late. */
  answer: z.optional(z.enum(firstAnswers)),
  /** The first and the last day of arrival in the office's calendar, such as 2026-11-30. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** Words to search for. docs/decisions/0009-submissions.md says what they find. */
  q: z.optional(text(bytesFor(limits.searchLength)).check(z.trim(), z.maxLength(limits.searchLength))),
  /** The id of any application of a person: the list has all of theirs. */
  person: z.optional(documentId),
  order: z.optional(z.enum(['oldest'])),
});

/**
 * A view or a person applies alone; 'mine' and 'due' go with a job.
 * A search goes with status and job only.
 * @returns the filters that apply
 */
export function appliedFilter({ view, due, person, q, status, job_id, ...others }: ApplicationFilter): ApplicationFilter {
  if (view !== undefined) return { view, ...(view === 'due' && { due }), ...((view === 'due' || view === 'mine') && { job_id }) };
  if (person !== undefined) return { person };
  if (q) return { q, status, job_id };
  const { order, ...values } = others;
  return { status, job_id, ...values, ...(hasBothOrders(others) && { order }) };
}

/** Whether the order can be chosen: other lists are newest first only. */
export function hasBothOrders({ view, person, q, source, answer, assignee }: ApplicationFilter): boolean {
  return [view, person, q || undefined, source, answer, assignee].every((value) => value === undefined);
}

/** @returns the filter, with what is the caller's instead of the view 'mine' */
export function withoutMine({ view, ...filter }: ApplicationFilter, username: string) {
  if (view !== 'mine') return { view, ...filter };
  return { assignee: username, status: openStatuses, job_id: filter.job_id };
}

export function bulkList<Item extends z.ZodMiniType>(item: Item, idOf: (item: z.output<Item>) => string) {
  return z.array(item, staffTexts.bulkSize).check(
    z.minLength(1, staffTexts.bulkSize),
    z.maxLength(limits.bulkMax, { error: staffTexts.bulkSize, abort: true }),
    z.refine((items) => new Set(items.map(idOf)).size === items.length, staffTexts.bulkTwice),
  );
}

export const bulkIds = bulkList(documentId, (id) => id);

export type Application = z.infer<typeof application>;
export type ApplicationFilter = z.infer<typeof applicationFilter>;
/** What mails about an application name. */
export type MailedApplication = Pick<Application, 'id' | 'applicant_name' | 'applicant_email' | 'job_title'>;
