import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { Application } from '../applications/contract/applications.ts';
import { interviewMinutes } from './contract/interviews.ts';
import { dayMs, interviewLimits, serverLimits } from '../platform/contract/limits.ts';
import type { InterviewEvent } from '../applications/contract/timeline.ts';
import { readFields, toApplication } from '../applications/stored.ts';
import { type Actor, audited } from '../platform/audited.ts';
import { whoSee } from '../colleagues/colleagues.ts';
import { collection, type Firebase, ifUnchanged, isVersion } from '../platform/firestore/firebase.ts';
import { interviewMails } from './notices.ts';
import type { ApplicationOutcome, ChangeApplication } from '../applications/change.ts';
import { interviewChange, type InterviewChange, readMailing } from './changes.ts';
import { isToBeReminded } from './effects.ts';
import { asTold, endOf, hasBegun, interviewDocument, isChangeable, stateAt, type StoredInterview, toInterview } from './stored.ts';
import { type Named, readNamed } from '../colleagues/named.ts';
import { addMails } from '../platform/mail/new-mails.ts';
import { ofKinds } from '../applications/timeline.ts';

/**
 * - 'over': it can't be changed any more
 * - 'gone': the time is not offered, or has passed
 * - 'taken': an interviewer has another interview
 * - 'stale': the caller has seen an older version
 * - 'blind': one of the interviewers can't see the application
 * - 'often': the applicant has moved it too often today
 */
export type Refusal = 'over' | 'gone' | 'taken' | 'stale' | 'blind' | 'often';

/** With what staff see of its application. */
type ListedInterview = StoredInterview & Pick<Application, 'applicant_name' | 'job_title'>;

type InterviewStore = ReturnType<typeof interviewStore>;

type Decision = Omit<InterviewChange, 'by'> | Refusal | undefined;

/** For decisions. `stored`: the interview as staff know it. */
type Surroundings = { named: Named; stored: StoredInterview };

/** The longest one that can overlap a time began so long before it. */
const longestMs = Math.max(...interviewMinutes) * 60_000;
const listedMax = 500;

/** docs/decisions/0014-interviews.md */
export function interviewStore(firebase: Firebase, changeApplication: ChangeApplication, clock: () => number = Date.now) {
  const interviews = async () => collection(await firebase.db(), 'interviews');

  async function get(id: string): Promise<StoredInterview | undefined> {
    const snapshot = await interviewDocument(await firebase.db(), id).get();
    return snapshot.exists ? toInterview(snapshot) : undefined;
  }

  /**
   * @param decide sees the state, or what the applicant knows if they act. Undefined: nothing to do
   * @param names whom the change can name, besides the interviewers and the owner
   */
  async function change(
    id: string,
    actor: Actor,
    decide: (current: StoredInterview, surroundings: Surroundings) => Decision | Promise<Decision>,
    names: readonly string[] = [],
  ): Promise<ApplicationOutcome<Refusal>> {
    const found = await get(id);
    if (!found) return { outcome: 'missing' };
    return changeApplication<Refusal>(found.application, actor, async ({ application, snapshot: { ref }, reads }) => {
      const snapshot = await interviewDocument(ref.firestore, id).get();
      if (!snapshot.exists) return 'over';
      const interview = toInterview(snapshot);
      const known = actor === 'visitor' ? asTold(interview) : interview;
      // A later proposal has replaced it, but its applicant may not know that yet.
      const isReplaced = application.interview?.id !== id;
      const named = await readNamed(ref.firestore, [...interview.interviewers, ...names], reads);
      const decided = isReplaced && known === interview ? 'over' : await decide(known, { named, stored: interview });
      const isBooking = typeof decided === 'object' && decided.fields.state === 'booked';
      const decision = isBooking && (isReplaced || known.state !== interview.state) ? 'gone' : decided;
      if (typeof decision !== 'object') return decision;
      const mailing = await readMailing(ref.firestore, interview, undefined, named);
      const { event, text: message = '' } = decision;
      const { fields, write } = interviewChange(snapshot, application, { ...decision, by: actor }, mailing, clock());
      const act = event === 'declined' ? { message } : undefined;
      return { action: `interview ${event}`, fields: isReplaced ? {} : fields, act, write, taken: 'taken' };
    });
  }

  /** What is booked for some of the interviewers, beginning between two times. */
  async function bookedFor(interviewers: readonly string[], from: number, to: number): Promise<StoredInterview[]> {
    const query = (await interviews())
      .where('interviewers', 'array-contains-any', interviewers)
      .where('at', '>=', new Date(from))
      .where('at', '<=', new Date(to))
      .orderBy('at');
    return (await query.limit(listedMax).get()).docs.map(toInterview);
  }

  async function ofApplicant(id: string): Promise<StoredInterview[]> {
    const { docs } = await (await interviews()).where('application', '==', id).get();
    return docs.toSorted((one, other) => other.createTime.toMillis() - one.createTime.toMillis()).map(toInterview);
  }

  /** @returns the proposed times ahead when all interviewers are free, without the booked one */
  async function timesLeft(interview: StoredInterview): Promise<string[]> {
    const { id, at, interviewers, minutes } = interview;
    const ahead = interview.times.filter((time) => Date.parse(time) > clock() && time !== at).toSorted();
    const [first, last = first] = [ahead[0], ahead.at(-1)];
    if (first === undefined || last === undefined) return [];
    const end = (time: string) => endOf({ at: time, minutes });
    const booked = await bookedFor(interviewers, Date.parse(first) - longestMs, end(last));
    const others = booked.filter((other) => other.id !== id);
    return ahead.filter((time) => !others.some((other) => Date.parse(other.at ?? '') < end(time) && endOf(other) > Date.parse(time)));
  }

  async function movesToday({ application }: StoredInterview): Promise<number> {
    const entries = ofKinds(collection(await firebase.db(), 'applications').doc(application), ['interview']);
    const { docs } = await entries
      .where('at', '>', new Date(clock() - dayMs))
      .select('template')
      .get();
    return docs.filter((entry) => entry.get('template') === ('moved' satisfies InterviewEvent)).length;
  }

  /** @returns the interviews as staff see them, of applications that exist */
  async function withApplications(found: readonly StoredInterview[]): Promise<ListedInterview[]> {
    const db = await firebase.db();
    const ids = [...new Set(found.map(({ application }) => application))];
    const documents = ids.map((id) => collection(db, 'applications').doc(id));
    const snapshots = documents.length === 0 ? [] : await db.getAll(...documents, { fieldMask: readFields });
    const applications = new Map(snapshots.filter(({ exists }) => exists).map((snapshot) => [snapshot.id, toApplication(snapshot)]));
    return found.flatMap((interview) => {
      const application = applications.get(interview.application);
      if (!application) return [];
      const { applicant_name, job_title } = application;
      return [{ ...interview, applicant_name, job_title, state: stateAt(interview, clock()) }];
    });
  }

  return {
    get,
    timesLeft,

    /** As staff see it. */
    async one(id: string): Promise<ListedInterview | undefined> {
      const found = await get(id);
      return found && (await withApplications([found]))[0];
    },

    /** What is booked or held in the period, and unanswered proposals with a time in it. */
    async list(from: Date, to: Date): Promise<ListedInterview[]> {
      const all = await interviews();
      const pages: Query[] = [
        all.where('at', '>=', from).where('at', '<', to).orderBy('at'),
        all.where('offered_until', '>=', from).orderBy('offered_until'),
      ];
      const found = await Promise.all(pages.map(async (query) => (await query.limit(listedMax).get()).docs.map(toInterview)));
      const isIn = (time: string) => Date.parse(time) >= from.getTime() && Date.parse(time) < to.getTime();
      return withApplications(found.flat().filter(({ state, times }) => state === 'booked' || (state === 'proposed' && times.some(isIn))));
    },

    /** Newest first. */
    ofApplication: async (id: string): Promise<ListedInterview[]> => withApplications(await ofApplicant(id)),

    /** Newest first, as they are stored. */
    ofApplicant,

    /** What is booked for somebody from 30 days ago on. */
    async ofInterviewer(username: string): Promise<ListedInterview[]> {
      const from = clock() - 30 * dayMs;
      return withApplications(await bookedFor([username], from, clock() + 2 * interviewLimits.daysAhead * dayMs));
    },

    /** With those interviewers who still see the application. @param zone the applicant's */
    choose: (id: string, time: string, zone: string) =>
      change(id, 'visitor', async (current, { named, stored }) => {
        if (current.state === 'booked' && current.at === time) return undefined;
        if (!isChangeable(current, clock())) return 'over';
        if (!current.times.includes(time) || Date.parse(time) <= clock()) return 'gone';
        const interviewers = whoSee(named, stored.job_id, stored.interviewers).map(({ username }) => username);
        if (interviewers.length === 0) return 'gone';
        const event = current.state === 'booked' ? 'moved' : 'booked';
        if (event === 'moved' && (await movesToday(current)) >= serverLimits.movesPerDay) return 'often';
        return { event, fields: { state: 'booked', at: time, applicant_zone: zone, text: '', interviewers } };
      }),

    /** @param text why no time suits, which staff are mailed */
    decline: (id: string, text: string) =>
      change(id, 'visitor', (current) => {
        if (current.state === 'declined' && current.text === text) return undefined;
        if (current.state !== 'proposed' || !isChangeable(current, clock())) return 'over';
        return { event: 'declined', fields: { state: 'declined', text }, text };
      }),

    /** Applicants can while it {@link isChangeable}, staff until it is over. @param seen as for `edit` */
    cancel: (id: string, actor: Actor, why = '', seen?: string) =>
      change(id, actor, (current) => {
        if (current.state === 'cancelled') return undefined;
        if (!isVersion(current, seen)) return 'stale';
        const isOver =
          actor === 'visitor' ? !isChangeable(current, clock()) || current.state !== 'booked' : stateAt(current, clock()) === 'held';
        return isOver ? 'over' : { event: 'cancelled', fields: { state: 'cancelled', at: null }, text: why };
      }),

    /** Changes what is booked, until it begins. @param seen the version that the caller has seen */
    edit: (
      id: string,
      actor: Actor,
      seen: string,
      meeting: Pick<StoredInterview, 'minutes' | 'place'> & { at: string },
      interviewers: string[],
      why: string,
    ) => {
      const decide = (current: StoredInterview, { named }: Surroundings): Decision => {
        if (whoSee(named, current.job_id, interviewers).length < interviewers.length) return 'blind';
        const fields = { ...meeting, interviewers };
        if (isDeepStrictEqual({ ...current, ...fields }, current)) return undefined;
        if (!isVersion(current, seen)) return 'stale';
        return current.state === 'booked' && !hasBegun(current, clock()) ? { event: 'changed', fields, text: why } : 'over';
      };
      return change(id, actor, decide, interviewers);
    },

    /** Stores the reminders that are due, each with the mark that it needs no other. */
    async remind(now: Date): Promise<void> {
      const { docs } = await (await interviews()).where('remind_at', '<=', now).get();
      await Promise.all(docs.map((snapshot) => remindOf(snapshot, now)));
    },
  };
}

async function remindOf(snapshot: DocumentSnapshot, now: Date): Promise<void> {
  const { ref } = snapshot;
  const interview = toInterview(snapshot);
  const named = await readNamed(ref.firestore, interview.interviewers);
  const stored = await collection(ref.firestore, 'applications').doc(interview.application).get();
  const takesPlace = await isToBeReminded(interview, stored, now.getTime());
  await audited(stored.ref, 'site', 'remind of interview', (batch) => {
    batch.update(ref, { remind_at: null }, ifUnchanged(snapshot));
    // Lets a simultaneous removal notice the mails, and fails after a simultaneous rejection.
    batch.update(stored.ref, { reminded_at: now }, ifUnchanged(stored));
    if (!takesPlace) return;
    addMails(batch, ref.firestore, interviewMails(interview, interview, toApplication(stored), named, 'tomorrow'), now.getTime());
  });
}

/** What managers get of it. */
export function interviewsOf(store: InterviewStore, jobs: readonly string[]): Partial<InterviewStore> {
  const theirs = <Item extends { job_id: string }>(items: Item[]) => items.filter(({ job_id }) => jobs.includes(job_id));
  return {
    get: async (id) => {
      const found = await store.get(id);
      return found && theirs([found])[0];
    },
    list: async (...period) => theirs(await store.list(...period)),
    ofApplication: async (id) => theirs(await store.ofApplication(id)),
    ofInterviewer: async (username) => theirs(await store.ofInterviewer(username)),
  };
}
