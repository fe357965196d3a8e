import { z } from 'zod/mini';
import { documentId, dueTimes, soonTimes } from '../../applications/contract/applications.ts';
import { applicationStatuses } from '../../applications/contract/statuses.ts';
import { jobNumbers } from '../../jobs/contract/job-numbers.ts';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';

/** In days, of the applications that have got that far. */
const median = z.nullable(z.number());

const figuresQuery = z.object({ job_id: z.optional(documentId) });

/** Days that end today, in the office's calendar. '365': the last twelve months, with this one. */
export const periodNames = ['30', '90', '180', '365'] as const;

/** What is counted of applications that arrived in the same days. */
const summary = z.object({
  received: z.int(),
  answered: z.object({ 'in time': z.int(), late: z.int() }),
  /** Without an answer, which was promised by a day that is over. They count as late. */
  overdue: z.int(),
  /** From arrival to the first answer. */
  answer_days: median,
  hired: z.int(),
});

const period = z.object({
  /** Such as 2026-11-30. */
  from: z.string(),
  to: z.string(),
  whole: summary,
  /** As many days before. Null if they are not kept. */
  before: z.nullable(summary),
  /** Each day, week from Monday, or month, oldest first. */
  spans: z.array(z.extend(summary, { from: z.string(), to: z.string() })),
  /** How many got at least to each status up to Hired, and how long they stayed until they left. */
  steps: z.array(z.object({ status: z.enum(applicationStatuses), reached: z.int(), days: median })),
  /** The most frequent first. A source is blank if unknown. */
  sources: z.array(z.object({ source: z.string(), received: z.int(), hired: z.int() })),
  /** Why they are rejected, most frequent first. Blank: no reason. None in older reports. */
  reasons: z._default(z.array(z.object({ reason: z.string(), count: z.int() })), []),
});

/** What is counted at night of the applications of one or all jobs: docs/hiring-desk.md */
export const report = z.object({ periods: z.record(z.enum(periodNames), period) });

/** The report of the last night, and what is counted now. */
export const figures = z.extend(report, {
  /** When the report was counted, or null if it never was. */
  counted_at: z.nullable(z.string()),
  /** How many have each status. */
  statuses: z.record(z.enum(applicationStatuses), z.int()),
  due: z.record(z.enum(dueTimes), z.int()),
  /** Of a single job's page by day in UTC, oldest first, days without views included. */
  views: z.optional(z.array(z.object({ day: z.string(), views: z.int() }))),
});

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

const jobIds = new RegExp(`^[\\w-]{1,64}(,[\\w-]{1,64}){0,${limits.pageSizeMax - 1}}$`);

/** The calls of staff for what is counted. */
export const figureEndpoints = {
  /** Up to half a minute old, unless a change has come through the same instance. */
  readCounts: endpoint('GET', `${admin}/counts`, 'staff: their jobs', { output: dashboardCounts }),
  /** By job id. */
  readJobCounts: endpoint('GET', `${admin}/job-counts`, 'staff: their jobs', {
    /** Separated by commas. */
    query: z.object({ ids: z.string().check(z.regex(jobIds)) }),
    output: z.record(z.string(), z.record(z.enum(jobNumbers), z.int())),
  }),
  /** Reads two documents, and counts in the indexes. */
  readFigures: endpoint('GET', `${admin}/figures`, 'recruiters', { query: figuresQuery, output: figures }),
} satisfies Record<string, Endpoint>;

export type DashboardCounts = z.infer<typeof dashboardCounts>;
export type PeriodName = (typeof periodNames)[number];
export type Summary = z.infer<typeof summary>;
export type Period = z.infer<typeof period>;
export type Report = z.infer<typeof report>;
export type Figures = z.infer<typeof figures>;
