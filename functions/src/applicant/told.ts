import { isOver } from '../applications/contract/applicant-statuses.ts';
import type { Application } from '../applications/contract/applications.ts';
import { dueOf } from '../applications/keeping.ts';
import { shownStatus } from '../applications/contract/statuses.ts';
import type { TimelineEntry } from '../applications/contract/timeline.ts';
import { asTold, stateAt, type StoredInterview } from '../interviews/stored.ts';
import type { Parts } from '../parts.ts';

/** Of the statuses, `shown_status` is for applicants. A new field must be decided to compile. */
const toldFields = {
  id: true,
  applicant_name: true,
  applicant_email: true,
  phone: true,
  cover_letter: true,
  answers: true,
  keep: true,
  keep_text: true,
  kept_until: true,
  kept_in: true,
  job_id: true,
  job_title: true,
  job_version: true,
  source: true,
  origin: true,
  referred_by: true,
  status: false,
  due_at: true,
  assignee: false,
  told: false,
  reason: false,
  shown_status: true,
  shown_at: true,
  // Counts the addresses of one person with different tags, which can be different mailboxes.
  earlier: false,
  delivery: true,
  interview: false,
  opened_by: false,
  unread_at: false,
  opened_at: false,
  resume_path: false,
  resume: true,
  created_at: true,
  // Changes of staff move it.
  updated_at: false,
} as const satisfies Record<keyof Application, boolean>;

type ToldField = { [Name in keyof Application]: (typeof toldFields)[Name] extends true ? Name : never }[keyof Application];

export type Told = Awaited<ReturnType<typeof toldTo>>;

/**
 * What an application looks like to its applicant: what they have done, and what mails that have
 * left have told them. All that the applicant receives about it is made of this, and never of what
 * is stored.
 * @returns the entries of the timeline, oldest first, and the interviews, newest first
 */
export async function toldTo({ timeline, interviews, jobs, mail, clock }: Parts, application: Application) {
  const [entries, stored, closed] = await Promise.all([
    timeline.ofApplicant(application.id),
    interviews.ofApplicant(application.id),
    jobs.closedSince(application.job_id),
  ]);
  const status = shownStatus(application);
  const over = isOver(status);
  return {
    application: {
      ...(pick(application, (field) => toldFields[field]) as Pick<Application, ToldField>),
      // Staff may be writing about another decision.
      due_at: over ? null : application.due_at,
      /** Blank until it has ended. */
      kept_until: dueOf(application, closed)?.toISOString() ?? '',
    },
    status,
    over,
    closed,
    entries,
    interviews: toldInterviews(stored, entries, mail !== undefined && !over, clock()),
  };
}

/** @param isMailed whether mails tell of changes @param now in milliseconds */
function toldInterviews(stored: StoredInterview[], entries: TimelineEntry[], isMailed: boolean, now: number): StoredInterview[] {
  const isSent = ({ id }: StoredInterview) => entries.some((entry) => entry.id === id);
  return (
    stored
      .map((interview) => (isMailed ? asTold(interview) : interview))
      // A proposal can also be replaced, or canceled, before its mail has left.
      .filter((interview) => isSent(interview) || !['proposed', 'cancelled'].includes(interview.state))
      .map((interview, index) => {
        const isReplaced = index > 0 && interview.state === 'proposed';
        return { ...interview, state: isReplaced ? 'cancelled' : stateAt(interview, now) };
      })
  );
}

export function pick<Fields extends object>(fields: Fields, isPicked: (name: keyof Fields) => boolean): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name as keyof Fields))) as Partial<Fields>;
}
