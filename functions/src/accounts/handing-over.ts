import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { type Consequences, type LeftInterview, substitutesFor } from './contract/account-changes.ts';
import type { Application } from '../applications/contract/applications.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { seesJob } from './contract/colleagues.ts';
import { interviewMinutes, isOpenInterview } from '../interviews/contract/interviews.ts';
import { limits } from '../platform/contract/limits.ts';
import { openStatuses } from '../applications/contract/statuses.ts';
import { newVersion } from '../jobs/store.ts';
import { storedText } from '../platform/contract/stored.ts';
import { changesAtOnce } from '../platform/in-parallel.ts';
import { isEnabledAdmin } from './store.ts';
import { type AdminRecord, readAccount } from '../colleagues/account.ts';
import { applicationList } from '../applications/list.ts';
import { toApplication } from '../applications/stored.ts';
import { type Actor, actorName, auditIn } from '../platform/audited.ts';
import { allReaders, type Reader, whoSee } from '../colleagues/colleagues.ts';
import {
  collection,
  type Firebase,
  firestoreTime,
  nextVersion,
  outcomeOf,
  type Reads,
  timelineOf,
} from '../platform/firestore/firebase.ts';
import { hashed } from '../platform/firestore/hashed.ts';
import { interviewChange, type Mailing, readMailing } from '../interviews/changes.ts';
import { readNamed } from '../colleagues/named.ts';
import { newMail } from '../platform/mail/new-mail.ts';
import type { NewMail } from '../platform/mail/new-mails.ts';
import type { TemplateValues } from '../platform/registered.ts';
import { endOf, hasBegun, type StoredInterview, toInterview } from '../interviews/stored.ts';

/** `seen`: of the confirmed consequences; true for any. `version`: of the account that was read. */
export type Confirmation = {
  seen?: string | true | undefined;
  version?: string | undefined;
  /** Who takes over, by id. */
  to?: ReadonlyMap<string, string>;
  /** Called with what each new owner has got. */
  onAssigned?: (owner: string, applications: readonly Application[]) => Promise<void>;
};

/** The consequences of a change are not confirmed, or not these. */
export class UnconfirmedError extends Error {
  override name = 'UnconfirmedError';

  constructor(readonly consequences: Consequences) {
    super('The consequences are not confirmed');
  }
}

type Authority = Pick<AdminRecord, 'role' | 'jobs' | 'disabled'>;

/** An unreadable account has no state before. `leaves`: hands over also what it still sees. */
type Change = { username: string; before: Authority | undefined; after: Authority; actor: Actor; leaves?: boolean | undefined };

/** `by` has proposed it. `busy`: who has another interview at that time. */
type OwnInterview = { interview: StoredInterview; by: string; application: Application; busy: string[] };

type Found = Pick<Consequences, 'postings'> & { interviews: OwnInterview[]; owned: Application[]; invited: string[]; readers: Reader[] };

const sees = (account: Authority, jobId: string) => !account.disabled && seesJob(account, jobId);

/** What has begun stays as it is, and a proposal without a time left. @param now in milliseconds */
function isAhead(interview: StoredInterview, now: number): boolean {
  if (interview.state === 'booked') return interview.at !== null && !hasBegun(interview, now);
  return isOpenInterview(interview) && interview.times.some((time) => Date.parse(time) > now);
}

/** Who hears of a change without being invited: proposer and owner, if they may see it. */
function watchersOf({ interview, by, application }: OwnInterview, { username, actor }: Change, readers: Reader[], to = ''): Reader[] {
  const invited = interview.state === 'booked' ? [...interview.interviewers, to] : [username];
  const names = [by, application.assignee].filter((name) => name !== actorName(actor) && !invited.includes(name));
  return readers.filter((reader) => names.includes(reader.username) && reader.email !== '' && seesJob(reader, interview.job_id));
}

function leftInterviewOf(own: OwnInterview, change: Change, readers: Reader[]): LeftInterview {
  const { interview, application, busy } = own;
  const { id, job_id, state, at, minutes, times, interviewers } = interview;
  const { applicant_name, job_title } = application;
  const namesOfMailed = (name: string) => readers.flatMap((reader) => (reader.username === name && reader.email !== '' ? reader.name : []));
  const invited = state === 'booked' ? [applicant_name, ...interviewers.flatMap(namesOfMailed)] : [];
  const told = [...invited, ...watchersOf(own, change, readers).map(({ name }) => name)];
  const others = interviewers.filter((name) => name !== change.username);
  return { id, applicant_name, job_id, job_title, state, at, minutes, times, others, busy, told };
}

/** What a change of an account brings. @param now in milliseconds */
export function consequencesOf(change: Change, found: Found, now: number): Consequences {
  const { username, before, after, leaves = false } = change;
  const isLost = ({ job_id }: { job_id: string }) => (!before || sees(before, job_id)) && (leaves || !sees(after, job_id));
  const left = found.interviews.filter(({ interview }) => isLost(interview) && isAhead(interview, now));
  const interviews = left.map((own) => leftInterviewOf(own, change, found.readers));
  const applications = found.owned
    .filter(isLost)
    .map(({ id, applicant_name, job_id, job_title }) => ({ id, applicant_name, job_id, job_title }));
  const postings = found.postings.filter(isLost);
  const invitations = isEnabledAdmin(before) && !isEnabledAdmin(after) ? found.invited : [];
  const colleagues = found.readers.filter((reader) => reader.username !== username);
  const parts = [
    ...left.map(({ interview }) => `${interview.id} ${interview.updated_at}`),
    ...[...applications, ...postings].map(({ id }) => id),
    ...invitations,
  ];
  return { interviews, applications, postings, invitations, colleagues, seen: parts.length > 0 ? hashed('consequences', ...parts) : '' };
}

/** Reads the consequences of a change. @returns also what writes those for interviews */
export async function leaving(
  transaction: Transaction,
  db: Firestore,
  change: Change,
  now: number,
  to: ReadonlyMap<string, string> = new Map(),
) {
  const { username } = change;
  const own = await transaction.get(collection(db, 'interviews').where('interviewers', 'array-contains', username));
  const owned = await transaction.get(await ownedBy(db, username, now));
  const { docs: jobs } = await transaction.get(collection(db, 'jobs').where('owner', '==', username).limit(limits.bulkMax));
  const invited = await transaction.get(collection(db, 'accountInvitations').where('invited_by', '==', username));
  const readers = await allReaders(db, transaction);
  const latest: (OwnInterview & { snapshot: DocumentSnapshot; stored: DocumentSnapshot; mailing: Mailing })[] = [];
  for (const snapshot of own.docs) {
    const interview = toInterview(snapshot);
    if (!isAhead(interview, now)) continue;
    const stored = await transaction.get(collection(db, 'applications').doc(interview.application));
    // A later proposal has replaced the interview.
    if (stored.get('interview.id') !== interview.id) continue;
    const named = await readNamed(db, [...interview.interviewers, to.get(interview.id) ?? ''], transaction);
    const mailing = await readMailing(db, interview, transaction, named);
    const busy = await busyAt(transaction, db, interview);
    const by = actorName(storedText.parse(snapshot.get('by')));
    latest.push({ snapshot, stored, mailing, interview, by, application: toApplication(stored), busy });
  }
  const isOpen = (invitation: DocumentSnapshot) => Date.parse(firestoreTime.safeParse(invitation.get('expires_at')).data ?? '') > now;
  // A link for a new password is nobody's loss.
  const open = invited.docs.filter((one) => isOpen(one) && !one.get('account')).map((one) => storedText.parse(one.get('email')));
  const postings = jobs.map((job) => ({ id: job.id, job_id: job.id, job_title: storedText.parse(job.get('title')) }));
  const found = { interviews: latest, owned: owned.docs.map(toApplication), postings, invited: open, readers };
  const consequences = consequencesOf(change, found, now);
  const write = (writes: Transaction) => {
    for (const { snapshot, stored, mailing, ...own } of latest) {
      if (!consequences.interviews.some(({ id }) => id === snapshot.id)) continue;
      const substitute = readers.find((reader) => reader.username === to.get(snapshot.id));
      const { fields, what } = without(own.interview, username, substitute);
      const mails = watchersOf(own, change, readers, substitute?.username).map(({ email }) =>
        mailTo(email, own, change, what, substitute?.name ?? '', readers),
      );
      const event = what === 'cancelled' ? 'cancelled' : 'changed';
      const changed = interviewChange(snapshot, own.application, { event, fields, by: change.actor, mails }, mailing, now);
      changed.write(writes);
      writes.update(stored.ref, { ...changed.fields, updated_at: nextVersion(own.application.updated_at, now) });
    }
    for (const job of jobs) {
      if (!consequences.postings.some(({ id }) => id === job.id)) continue;
      // Whoever edits it meanwhile does not save the old owner again.
      writes.update(job.ref, { owner: to.get(job.id) ?? '', ...newVersion(job, now) });
      auditIn(writes, job.ref, change.actor, 'update');
    }
  };
  return { consequences, write };
}

/** @throws {UnconfirmedError} unless these are confirmed, and each substitute can take over */
export function requireConfirmed(consequences: Consequences, { seen = '', to = new Map() }: Confirmation): void {
  const affected = [...consequences.interviews, ...consequences.applications, ...consequences.postings];
  const canTakeOver = affected.every((one) => {
    const substitute = to.get(one.id) ?? '';
    return substitute === '' || substitutesFor(one, consequences).some(({ username }) => username === substitute);
  });
  if ((seen !== true && seen !== consequences.seen) || !canTakeOver) throw new UnconfirmedError(consequences);
}

function without({ interviewers: all }: StoredInterview, username: string, substitute: Reader | undefined) {
  const interviewers = all.flatMap((name) => (name === username ? (substitute?.username ?? []) : [name]));
  if (interviewers.length === 0) return { what: 'cancelled', fields: { state: 'cancelled', at: null } } as const;
  return { what: substitute ? 'replaced' : 'left', fields: { interviewers } } as const;
}

function mailTo(
  to: string,
  { interview: { at, zone, url }, application }: OwnInterview,
  { username, actor }: Change,
  what: TemplateValues<'interviewer gone'>['what'],
  substitute: string,
  readers: Reader[],
): NewMail {
  const shown = (who: string) => readers.find((reader) => reader.username === who)?.name ?? who;
  const { applicant_name: name, job_title: jobTitle } = application;
  const values: TemplateValues<'interviewer gone'> = {
    what,
    by: shown(actorName(actor)),
    leaver: shown(username),
    substitute,
    name,
    jobTitle,
    at: at ?? '',
    zone,
    reference: referenceOf(application),
    url,
  };
  return { ...newMail('interviewer gone', to, [application.id], values), audience: 'staff' };
}

/** @returns who interviews somebody else during what is booked */
async function busyAt(reads: Reads, db: Firestore, { id, at, minutes }: StoredInterview): Promise<string[]> {
  if (at === null) return [];
  const [start, end] = [Date.parse(at), endOf({ at, minutes })];
  const longestMs = Math.max(...interviewMinutes) * 60_000;
  const near = collection(db, 'interviews')
    .where('at', '>', new Date(start - longestMs))
    .where('at', '<', new Date(end));
  const others = (await reads.get(near)).docs.map(toInterview).filter((other) => other.id !== id && endOf(other) > start);
  return others.flatMap(({ interviewers }) => interviewers);
}

/** The open applications that somebody owns. */
async function ownedBy(db: Firestore, assignee: string, now: number): Promise<Query> {
  const { query } = await applicationList(collection(db, 'applications'), { assignee, status: openStatuses }, now);
  return query.limit(limits.bulkMax);
}

/** Gives applications somebody no longer sees, or all, to others or nobody. Can be repeated. */
export async function handOverApplications(
  firebase: Firebase,
  clock: () => number,
  username: string,
  { to = new Map(), onAssigned }: Confirmation,
  actor: Actor,
  leaves = false,
): Promise<void> {
  const db = await firebase.db();
  const [account, owned] = await Promise.all([readAccount(firebase, username), ownedBy(db, username, clock())]);
  const isLost = (snapshot: DocumentSnapshot) => leaves || !account || !sees(account, toApplication(snapshot).job_id);
  const assigned = new Map<string, Application[]>();
  for (;;) {
    // What has changed meanwhile is read again.
    const lost = (await owned.get()).docs.filter(isLost);
    if (lost.length === 0) break;
    for (let from = 0; from < lost.length; from += changesAtOnce) {
      const some = lost.slice(from, from + changesAtOnce);
      const owners = some.map(({ id }) => to.get(id) ?? '');
      let given: [string, Application][] = [];
      const written = db.runTransaction(async (transaction) => {
        given = [];
        const named = await readNamed(db, owners, transaction);
        for (const snapshot of some) {
          const application = toApplication(snapshot);
          const [owner] = whoSee(named, application.job_id, [to.get(snapshot.id) ?? '']);
          const at = nextVersion(application.updated_at, clock());
          const assignee = owner?.username ?? '';
          transaction.update(snapshot.ref, { assignee, updated_at: at }, { lastUpdateTime: snapshot.updateTime });
          transaction.create(timelineOf(snapshot.ref).doc(), { kind: 'assignee', at, by: actor, from: username, to: assignee });
          auditIn(transaction, snapshot.ref, actor, 'assign');
          if (owner) given.push([assignee, application]);
        }
      });
      if ((await outcomeOf(written)) !== 'done') continue;
      for (const [owner, application] of given) assigned.set(owner, [...(assigned.get(owner) ?? []), application]);
    }
  }
  for (const [owner, applications] of assigned) await onAssigned?.(owner, applications);
}
