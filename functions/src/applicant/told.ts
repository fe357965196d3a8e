import { isOver } from '../applications/contract/applicant-statuses.ts';
import type { Application } from '../applications/contract/applications.ts';
import { dueOf } from '../applications/keeping.ts';
import { shownStatus } from '../applications/contract/statuses.ts';
import type { TimelineEntry } from '../applications/contract/timeline.ts';
import { asTold, stateAt, type StoredInterview } from '../interviews/stored.ts';
import type { Parts } from '../parts.ts';

/** Of the statuses, `shown_status` is for applicants. What is not here, they don't get. */
const toldFields = [
  ...['id', 'created_at', 'due_at', 'shown_status', 'shown_at', 'job_id', 'job_title', 'job_version'],
  ...['applicant_name', 'applicant_email', 'phone', 'resume', 'cover_letter', 'answers'],
  ...['source', 'origin', 'referred_by', 'delivery', 'keep', 'keep_text', 'kept_until', 'kept_in'],
] as const satisfies (keyof Application)[];

export type Told = Awaited<ReturnType<typeof toldTo>>;

/**
 * What an application looks like to its applicant: what they have done, and what mails that have
 * left have told them. All that the applicant receives about it is made of this, and never of what
 * is stored.
 * @returns the entries of the timeline, oldest first, and the interviews, newest first
 */
export async function toldTo({ timeline, interviews, jobs, mail, clock }: Parts, application: Application) {
  const { id, job_id } = application;
  const [entries, stored, closed] = await Promise.all([timeline.ofApplicant(id), interviews.ofApplicant(id), jobs.closedSince(job_id)]);
  const status = shownStatus(application);
  const over = isOver(status);
  return {
    application: {
      ...pick(application, toldFields),
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

export function pick<Fields extends object, Name extends keyof Fields>(fields: Fields, names: readonly Name[]): Pick<Fields, Name> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}
