import { z } from 'zod/mini';
import { firstAnswers, isTellable, listedInput, tellInput } from '../../answers/contract/answers.ts';
import { interviewSummary } from '../../interviews/contract/interviews.ts';
import { limits } from '../../platform/contract/limits.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { answer } from './answer.ts';
import { source } from './source.ts';
import { applicationStatuses, openStatuses, staffStatuses } from './statuses.ts';
import { storedDue, storedFlag, storedText, storedTime, storedUnread, version } from '../../platform/contract/stored.ts';
import { bytesFor, choice, text } from '../../platform/contract/text.ts';
import { commaList } from '../../platform/contract/lists.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { notOneOf, texts } from '../../platform/contract/texts.ts';
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
  due_at: storedDue,
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
  /** Which colleague opened it last, and when. */
  opened_by: storedText,
  opened_at: storedTime,
  /** When its applicant last wrote or did what nobody who may answer has seen since. */
  unread_at: storedUnread,
  resume_path: z.catch(z.nullable(z.string()), null),
  resume: z.catch(z.nullable(storedResume), null),
  created_at: storedTime,
  updated_at: storedTime,
});

export const invalidStatus = notOneOf('Status', staffStatuses);

/** A status of staff, or the one that the named version replaced: the handler checks it. */
export const applicationStatusInput = z
  .object({
    status: text(limits.choiceBytes, invalidStatus).check(z.minLength(1, texts.requiredFields)),
    updated_at: version,
    tell: z.optional(tellInput),
    template: listedInput,
    reason: listedInput,
    /** Takes back the change that replaced this status or its answer, and led to this version. */
    undo: z.optional(z.boolean(texts.expectedFlag)),
  })
  .check(z.refine(isTellable, staffTexts.invalidTell));

/** The server looks the colleague up. Blank: nobody. */
const assignee = text(limits.usernameBytes, staffTexts.invalidAssignee, staffTexts.invalidAssignee);

export const assigneeInput = z.object({ assignee, updated_at: version });

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

/** `position` starts at 1, and is null outside of the filtered list. */
export const applicationInList = z.object({
  application,
  position: z.nullable(z.int()),
  total: z.int(),
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  /** Why nothing of it may be changed or removed, blank without a hold. */
  on_hold: storedText,
});

/** What an act on many needs to know of each. */
export const versionFields = {
  updated_at: true,
  applicant_name: true,
  applicant_email: true,
  status: true,
  told: true,
  interview: true,
} as const;

/**
 * The first `limits.bulkMax` of a list, in its order, with what becomes of their mails and
 * interviews when they end.
 */
export const applicationVersions = z.array(z.pick(application, { id: true, ...versionFields }));

export function bulkList<Item extends z.ZodMiniType>(item: Item, idOf: (item: z.output<Item>) => string) {
  return z.array(item, staffTexts.bulkSize).check(
    z.minLength(1, staffTexts.bulkSize),
    z.maxLength(limits.bulkMax, { error: staffTexts.bulkSize, abort: true }),
    z.refine((items) => new Set(items.map(idOf)).size === items.length, staffTexts.bulkTwice),
  );
}

const chosen = {
  ids: bulkList(documentId, (id) => id),
  /** The versions seen. Another one is 'stale', or 'done' if it has the status already. */
  versions: z.optional(bulkList(z.object({ id: documentId, updated_at: version }, staffTexts.invalidBulkAction), ({ id }) => id)),
};

const bulkResult = z.object(
  {
    id: documentId,
    outcome: z.enum(['done', 'missing', 'stale', 'held', 'no address', 'failed'], staffTexts.invalidBulkAction),
    /** The new version if 'done', the current one if 'stale'. Absent if gone or failed. */
    updated_at: version,
    before: z.optional(z.union([z.object({ status: text(limits.choiceBytes) }), z.object({ assignee })], staffTexts.invalidBulkAction)),
    /** An interview was canceled with the change, which nothing takes back. */
    ended: z.optional(z.boolean()),
  },
  staffTexts.invalidBulkAction,
);

/** `restore` takes the results of an earlier bulk action. Those without `before` are left out. */
export const bulkInput = z.union(
  [
    z
      .strictObject(
        {
          ...chosen,
          set: choice('Status', staffStatuses),
          tell: z.optional(tellInput),
          template: listedInput,
          reason: listedInput,
        },
        staffTexts.invalidBulkAction,
      )
      .check(z.refine(({ set, tell }) => isTellable({ status: set, tell }), staffTexts.invalidTell)),
    z.strictObject({ ...chosen, assign: assignee }, staffTexts.invalidBulkAction),
    z.strictObject({ ...chosen, delete: z.literal(true, staffTexts.invalidBulkAction) }, staffTexts.invalidBulkAction),
    z.strictObject({ restore: bulkList(bulkResult, ({ id }) => id) }, staffTexts.invalidBulkAction),
  ],
  staffTexts.invalidBulkAction,
);

export const bulkOutput = z.object({ results: z.array(bulkResult) });

export const dashboardCounts = z.object({
  applications: z.record(z.string(), z.int()),
  openMessages: z.int(),
  /** How many of them are promised an answer by when. */
  messagesDue: z.record(z.enum(soonTimes), z.int()),
  /** Mails that could not be delivered, for as long as the outbox keeps them. */
  failedMails: z.int(),
  /** Applications and messages not opened since by anybody who may answer: 0 for managers. */
  unread: z.int(),
  unreadMessages: z.int(),
  /** Answers that are due. */
  due: z.record(z.enum(soonTimes), z.int()),
  /** Applications that have arrived since yesterday began in the office. */
  arrived: z.int(),
  /** Mails to applicants that wait for the time that staff have chosen. */
  scheduled: z.int(),
  /** Open applications that are assigned to the caller. */
  mine: z.int(),
});

/** A mail about an application that waits for the time that staff have chosen. */
export const scheduledMail = z.object({
  id: z.string(),
  application: z.string(),
  applicant_name: storedText,
  job_id: storedText,
  job_title: storedText,
  subject: storedText,
  /** When it leaves. */
  at: storedTime,
});

export const applicationQuery = z.extend(applicationFilter, pageQuery.shape);

export type Application = z.infer<typeof application>;
export type ApplicationFilter = z.infer<typeof applicationFilter>;
export type ApplicationInList = z.infer<typeof applicationInList>;
export type ApplicationVersion = z.infer<typeof applicationVersions>[number];
export type BulkInput = z.infer<typeof bulkInput>;
export type BulkResult = z.infer<typeof bulkResult>;
/** What mails about an application name. */
export type MailedApplication = Pick<Application, 'id' | 'applicant_name' | 'applicant_email' | 'job_title'>;
export type ScheduledMail = z.infer<typeof scheduledMail>;
export type DashboardCounts = z.infer<typeof dashboardCounts>;
