import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type AccountChange, type Consequences, type LeftInterview, substitutesFor } from './contract/account-changes.ts';
import type { Application } from '../applications/contract/applications.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { seesJob } from './contract/colleagues.ts';
import { yourAccountTexts } from './contract/your-account-texts.ts';
import { interviewMinutes, isOpenInterview } from '../interviews/contract/interviews.ts';
import { limits } from '../platform/contract/limits.ts';
import { openStatuses } from '../applications/contract/statuses.ts';
import { newVersion } from '../jobs/store.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { storedText } from '../platform/contract/stored.ts';
import { isEnabledAdmin } from './store.ts';
import { type AdminRecord, adminRecord } from '../colleagues/account.ts';
import { applicationList } from '../applications/list.ts';
import { toApplication } from '../applications/stored.ts';
import { type Actor, actorName, auditIn } from '../platform/audited.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { allReaders, type Reader } from '../colleagues/colleagues.ts';
import { collection, firestoreTime, nextVersion, type Reads, timelineOf } from '../platform/firestore/firebase.ts';
import { hashed } from '../platform/firestore/hashed.ts';
import { interviewChange, type Mailing, readMailing } from '../interviews/changes.ts';
import { readNamed } from '../colleagues/named.ts';
import { addMails, mailsToStaff, type NewMail } from '../platform/mail/new-mails.ts';
import type { TemplateValues } from '../platform/registered.ts';
import { endOf, hasBegun, type StoredInterview, toInterview } from '../interviews/stored.ts';

/** `seen`: of the confirmed consequences; true for any. */
export type Confirmation = {
  seen?: string | true | undefined;
  /** Who takes over, by id. */
  to?: ReadonlyMap<string, string>;
};

/** The consequences of a change are not confirmed, or not these: the answer has the present ones. */
export class UnconfirmedError extends ApiError {
  constructor(readonly consequences: Consequences) {
    super(409, responseTexts.unconfirmed, {}, { more: { consequences } });
  }
}

type Authority = Pick<AdminRecord, 'role' | 'jobs' | 'disabled'>;

/** An unreadable account has no state before. */
type Change = Pick<AccountChange, 'leaves' | 'jobs_to'> & {
  username: string;
  before: Authority | undefined;
  after: Authority;
  actor: Actor;
};

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

/** What somebody can take over. */
const affectedBy = ({ interviews, applications, postings }: Consequences) => [...interviews, ...applications, ...postings];

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

/**
 * Reads what a change brings. @returns what writes it, and what is handed over
 * @throws {UnconfirmedError} as `requireConfirmed`
 */
export async function leaving(transaction: Transaction, db: Firestore, change: Change, now: number, confirmed: Confirmation) {
  const { username } = change;
  const { to = new Map<string, string>() } = confirmed;
  const own = await transaction.get(collection(db, 'interviews').where('interviewers', 'array-contains', username));
  const { query } = await applicationList(collection(db, 'applications'), { assignee: username, status: openStatuses }, now);
  const owned = await transaction.get(query.limit(limits.bulkMax));
  const { docs: jobs } = await transaction.get(collection(db, 'jobs').where('owner', '==', username).limit(limits.bulkMax));
  const invited = await transaction.get(collection(db, 'accountInvitations').where('invited_by', '==', username));
  const shared = await sharing(transaction, db, change);
  const all = await allReaders(db, transaction);
  const readers = all.map((reader) => (shared && reader.username === change.jobs_to ? { ...reader, jobs: shared.jobs } : reader));
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
  const applications = owned.docs.map((snapshot) => ({ ...toApplication(snapshot), ref: snapshot.ref }));
  const found = { interviews: latest, owned: applications, postings, invited: open, readers };
  const consequences = consequencesOf(change, found, now);
  requireConfirmed(consequences, confirmed);
  const affected = new Set(affectedBy(consequences).map(({ id }) => id));
  const handedOver = applications.filter(({ id }) => affected.has(id));
  const write = (writes: Transaction) => {
    for (const { snapshot, stored, mailing, ...own } of latest) {
      if (!affected.has(snapshot.id)) continue;
      const substitute = readers.find((reader) => reader.username === to.get(snapshot.id));
      const { fields, what } = without(own.interview, username, substitute);
      const mails = mailsAbout(own, change, what, substitute, readers);
      const event = what === 'cancelled' ? 'cancelled' : 'changed';
      const changed = interviewChange(snapshot, own.application, { event, fields, by: change.actor }, mailing, now);
      changed.write(writes);
      addMails(writes, db, mails, now);
      writes.update(stored.ref, { ...changed.fields, updated_at: nextVersion(own.application.updated_at, now) });
    }
    for (const { id, ref, updated_at } of handedOver) {
      const at = nextVersion(updated_at, now);
      const assignee = to.get(id) ?? '';
      writes.update(ref, { assignee, updated_at: at });
      writes.create(timelineOf(ref).doc(), { kind: 'assignee', at, by: change.actor, from: username, to: assignee });
      auditIn(writes, ref, change.actor, 'assign');
    }
    for (const job of jobs) {
      if (!affected.has(job.id)) continue;
      // Whoever edits it meanwhile does not save the old owner again.
      writes.update(job.ref, { owner: to.get(job.id) ?? '', updated_at: newVersion(job, now) });
      auditIn(writes, job.ref, change.actor, 'update');
    }
    shared?.write(writes);
  };
  return { write, handedOver };
}

/** @returns the jobs of the manager who gets those of another, too @throws {ApiError} 400 */
async function sharing(transaction: Transaction, db: Firestore, { before, actor, leaves, jobs_to }: Change) {
  if (!jobs_to) return undefined;
  const document = collection(db, 'admins').doc(jobs_to);
  const { data: manager } = adminRecord.safeParse((await transaction.get(document)).data());
  const areManagers = before?.role === 'manager' && manager?.role === 'manager' && !manager.disabled;
  if (!leaves || !areManagers) throw new ApiError(400, yourAccountTexts.invalidJobsTo);
  const jobs = [...new Set([...manager.jobs, ...before.jobs])];
  if (jobs.length > limits.jobsOfManager) throw new ApiError(400, yourAccountTexts.tooManyJobs);
  const { docs: sessions } = await transaction.get(collection(db, 'sessions').where('account', '==', jobs_to).select());
  const write = (writes: Transaction) => {
    for (const ref of [document, ...sessions.map((session) => session.ref)]) writes.update(ref, { jobs });
    auditIn(writes, document, actor, 'change role');
  };
  return { jobs, write };
}

/** @throws {UnconfirmedError} unless these are confirmed, and each substitute can take over */
export function requireConfirmed(consequences: Consequences, { seen = '', to = new Map() }: Confirmation): void {
  const canTakeOver = affectedBy(consequences).every((one) => {
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

/** To proposer and owner. */
function mailsAbout(
  own: OwnInterview,
  change: Change,
  what: TemplateValues<'interviewer gone'>['what'],
  substitute: Reader | undefined,
  readers: Reader[],
): NewMail[] {
  const { application, interview } = own;
  const { id, applicant_name: name, job_title: jobTitle } = application;
  const shown = (who: string) => readers.find((reader) => reader.username === who)?.name ?? who;
  const people = { by: shown(actorName(change.actor)), leaver: shown(change.username), substitute: substitute?.name ?? '', name };
  const { at, zone, url } = interview;
  const values = { what, ...people, jobTitle, at: at ?? '', zone, reference: referenceOf(application), url };
  const addresses = watchersOf(own, change, readers, substitute?.username).map(({ email }) => email);
  return mailsToStaff('interviewer gone', addresses, [id], values);
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
