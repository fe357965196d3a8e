import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type Application, type ApplicationInList, application } from './contract/applications.ts';
import { limits, serverLimits } from '../platform/contract/limits.ts';
import type { MailTime, Told } from '../answers/contract/answers.ts';
import type { Page } from '../platform/contract/paging.ts';
import { applicantStatus, tellingTemplate } from './contract/statuses.ts';
import { type AnswerFacts, answerFacts, answerFields, newAnswerFacts, withStatus } from '../answers/decide.ts';
import { applicationList, type ListFilter } from './list.ts';
import { type Actor, actorName, audited } from '../platform/audited.ts';
import { collection, timelineOf } from '../platform/firestore/collections.ts';
import {
  isDocumentId,
  isVersion,
  nextVersion,
  outcomeOf,
  readRecord,
  storedDocument,
  type Writes,
} from '../platform/firestore/documents.ts';
import { whoSee } from '../accounts/colleagues.ts';
import { emailKey } from '../platform/email-key.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { keeping } from './keeping.ts';
import { addLetter, isUntried, letterOf, removeLetter, waitingMailOf, type WrittenLetter } from '../answers/letters.ts';
import { interviewEnding } from '../interviews/changes.ts';
import { readNamed } from '../accounts/named.ts';
import { addMails, type NewMail } from '../platform/mail/new-mails.ts';
import { allPages, type Cursor, readPage, sorted } from '../platform/firestore/paging.ts';
import { searchEntries } from './search.ts';
import { type Digested, isStored, storeOnce } from '../messages/store.ts';
import { removeApplication } from './timeline.ts';

const record = z.omit(application, { id: true });
/** Leaves out the search entries, which are most of a document's bytes. */
const readFields = Object.keys(record.shape);
const versionRecord = z.pick(record, { updated_at: true });

const exportPageSize = 250;

/** Further back in a search, an application has no previous one. */
const skippedMax = 500;

/** `link_hashes` has the hash of the first link's token, then those of requested links. */
export type NewApplication = Omit<
  Application,
  | 'id'
  | 'created_at'
  | 'updated_at'
  | 'status'
  | 'due_at'
  | 'told'
  | 'shown_status'
  | 'shown_at'
  | 'earlier'
  | 'assignee'
  | 'delivery'
  | 'interview'
  | 'opened_by'
  | 'opened_at'
  | 'keep_text'
  | 'kept_until'
> &
  Digested & { assignee?: string; link_hashes?: string[]; promised_at: Date };

/**
 * How the applicant learns of a status that has to be told. The mail, which leaves at `time`, is stored with the change.
 * @property keepsAnswers whether those who have another answer already keep it
 */
export type Telling = { told: Told; time?: MailTime; write?: (application: Application) => WrittenLetter; keepsAnswers?: boolean };

const silence: Telling = { told: 'not told' };

/**
 * `replaced` is absent if nothing has changed. `ended` says that an interview was canceled, which nothing takes back.
 * 'too late': the mail that told of the status is on its way, or has been sent.
 */
export type StatusChange =
  { outcome: 'done' | 'stale' | 'too late'; application: Application; replaced?: string; ended?: boolean } | { outcome: 'missing' };

/** `replaced` is absent if nothing has changed. 'refused': the colleague can't see it. */
export type Assignment = { outcome: 'done' | 'stale' | 'refused'; application: Application; replaced?: string } | { outcome: 'missing' };

export type ApplicationStore = ReturnType<typeof applicationStore>;

export function applicationStore(firebase: Firebase, clock: () => number = Date.now) {
  const applications = async () => collection(await firebase.db(), 'applications');

  async function get(id: string): Promise<Application | undefined> {
    if (!isDocumentId(id)) return undefined;
    const snapshot = await (await applications()).doc(id).get();
    return snapshot.exists ? toApplication(snapshot) : undefined;
  }

  async function first(query: Query): Promise<Application | undefined> {
    const one = query.limit(1).select(...readFields);
    const [found] = (await one.get()).docs;
    return found && toApplication(found);
  }

  /**
   * Nothing happens if the status is already set, with the same answer. Another answer needs the current version, and replaces the one
   * before, unless that was mailed. A mail that tells of the earlier status is taken back.
   * Undo takes back an answer that was added to this status later: it names the version, and tells nobody.
   * @param basedOn without it, any version is changed that has no answer
   */
  async function setStatus(id: string, status: string, actor: Actor, basedOn?: string, telling: Telling = silence): Promise<StatusChange> {
    if (!isDocumentId(id)) return { outcome: 'missing' };
    const document = (await applications()).doc(id);
    for (;;) {
      const snapshot = await document.get();
      if (!snapshot.exists) return { outcome: 'missing' };
      const current = toApplication(snapshot);
      const facts = answerFacts.parse(snapshot.data());
      const replaced = current.status;
      const [waiting, answer] = await Promise.all([waitingMailOf(document, facts), answerOf(document, facts)]);
      const isCurrent = isVersion(current, basedOn);
      const isNamed = isCurrent && basedOn !== undefined;
      const isAnswered = replaced === status && facts.told !== '' && facts.told !== 'not told';
      const isLater = isAnswered && answer !== undefined && answer.get('from') === undefined;
      const isLatest = facts.status_at?.toISOString() === current.updated_at;
      const isUndo = telling === silence && isNamed && isLater && (waiting !== undefined || isLatest);
      const keeps = telling === silence ? isCurrent : telling.keepsAnswers && isNamed;
      // A repeated change whose answer got lost is not a conflict.
      const isSame = isAnswered
        ? keeps || (telling.time ?? telling.told) === answer?.get('told')
        : telling === silence || facts.told === '';
      if (replaced === status && isSame && !isUndo) return { outcome: 'done', application: current };
      if (!isCurrent || (isAnswered && !isNamed)) return { outcome: 'stale', application: current };
      // Applicants don't know of a mail that is on its way.
      const isOnItsWay = waiting && !isUntried(waiting) && actor !== 'visitor';
      if (waiting ? isOnItsWay : isAnswered && facts.told === 'told') return { outcome: 'too late', application: current };
      const at = nextVersion(current.updated_at, clock());
      const letter = letterOf(document);
      const written = telling.write?.(current);
      // Until the answer that is taken back, the applicant saw what the status before says.
      const before = isUndo && !waiting ? { ...facts, shown_status: applicantStatus(facts.way.at(-2)?.status ?? 'Pending') } : facts;
      const fields = answerFields(withStatus(before, status, at, telling.told, written && letter.mail.id), at);
      const endInterview = await interviewEnding(snapshot, fields.shown_status, clock());
      let ended = {};
      const change = { at, by: actor, ...(replaced !== status && { from: replaced, to: status }) };
      // Of simultaneous changes, the first succeeds. The others read the document again.
      const outcome = await audited(document, actor, `set status to ${status}`, (batch) => {
        if (endInterview) ended = endInterview(batch, current, actor);
        batch.update(document, { ...fields, ...ended, updated_at: at }, { lastUpdateTime: snapshot.updateTime });
        if (waiting && isUntried(waiting)) removeLetter(batch, document, waiting);
        if (written) {
          const entry = { ...change, template: tellingTemplate(status), told: telling.time };
          addLetter(batch, letter, entry, written, clock(), serverLimits.replyDelayMs);
        } else if (!waiting || (answer?.get('from') ?? replaced) !== status) {
          batch.create(timelineOf(document).doc(), { kind: 'status', ...change, told: fields.told });
        }
      });
      const application = changedApplication(snapshot, { ...fields, ...ended, updated_at: at });
      if (outcome === 'done') return { outcome, application, replaced, ended: endInterview !== undefined };
    }
  }

  return {
    async page(filter: ListFilter, limit: number, cursor?: Cursor): Promise<Page<Application>> {
      const { query, time } = await applicationList(await applications(), filter, clock());
      return readPage(query.select(...readFields), toApplication, limit, cursor, time);
    },

    get,
    setStatus,

    /** Nothing happens if it is assigned so already. @param name blank for nobody */
    async assign(id: string, name: string, actor: Actor, basedOn?: string): Promise<Assignment> {
      if (!isDocumentId(id)) return { outcome: 'missing' };
      const document = (await applications()).doc(id);
      for (;;) {
        const snapshot = await document.get();
        if (!snapshot.exists) return { outcome: 'missing' };
        const application = toApplication(snapshot);
        const named = await readNamed(document.firestore, [name]);
        const [owner] = whoSee(named, application.job_id, [name]);
        const isRefused = name !== '' && !owner;
        const [assignee, replaced] = [owner?.username ?? '', application.assignee];
        if (replaced === assignee && !isRefused) return { outcome: 'done', application };
        if (!isVersion(application, basedOn)) return { outcome: 'stale', application };
        if (isRefused) return { outcome: 'refused', application };
        const updated_at = nextVersion(application.updated_at, clock());
        const write = (batch: Writes) => {
          batch.update(document, { assignee, updated_at }, { lastUpdateTime: snapshot.updateTime });
          batch.create(timelineOf(document).doc(), { kind: 'assignee', at: updated_at, by: actor, from: replaced, to: assignee });
        };
        const outcome = await audited(document, actor, 'assign', write, { named });
        if (outcome === 'done') return { outcome, application: changedApplication(snapshot, { assignee, updated_at }), replaced };
      }
    },

    /** @param owner who gets it if they can see it @returns false if it is stored already @throws {KeyUsedError} */
    async create(id: string, { promised_at, ...input }: NewApplication, mails: readonly NewMail[] = [], owner?: string): Promise<boolean> {
      const now = new Date(clock());
      const all = await applications();
      const email_key = emailKey(input.applicant_email);
      const { count: earlier } = (await all.where('email_key', '==', email_key).count().get()).data();
      const search = searchEntries({ ...input, id });
      const answer = answerFields(newAnswerFacts(now, promised_at), now);
      const times = { created_at: now, updated_at: now };
      const fields = { assignee: '', ...input, ...keeping(input.keep, now, now), ...answer, earlier, email_key, search, ...times };
      for (;;) {
        const named = await readNamed(all.firestore, owner ? [owner] : []);
        const [assignee] = whoSee(named, input.job_id, [...named.keys()]);
        const owned = assignee ? { ...fields, assignee: assignee.username } : fields;
        const addTo = (writes: Writes) => addMails(writes, all.firestore, mails, now.getTime());
        const outcome = await storeOnce(all.doc(id), owned, 'visitor', addTo, named);
        if (outcome !== 'outdated') return outcome === 'done';
      }
    },

    /** @throws {KeyUsedError} */
    async getStored(id: string, digest: string): Promise<Application | undefined> {
      return (await isStored((await applications()).doc(id), digest)) ? get(id) : undefined;
    },

    findByLink: async (hash: string): Promise<Application | undefined> =>
      first((await applications()).where('link_hashes', 'array-contains', hash)),

    findByResume: async (resumePath: string): Promise<Application | undefined> =>
      first((await applications()).where('resume_path', '==', resumePath)),

    /** Reads at most four documents, or in a search those before it. Counts read only the index. */
    async inList(id: string, filter: ListFilter): Promise<ApplicationInList | undefined> {
      if (!isDocumentId(id)) return undefined;
      const all = await applications();
      const [snapshot, list] = await Promise.all([all.doc(id).get(), applicationList(all, filter, clock())]);
      if (!snapshot.exists) return undefined;
      const { query, reversed } = list;
      const count = async (query: Query) => (await query.count().get()).data().count;
      const firstId = async (query: Query) => (await query.limit(1).select().get()).docs[0]?.id ?? null;
      const [total, before, next, neighbour] = await Promise.all([
        count(query),
        count(query.endBefore(snapshot)),
        firstId(query.startAfter(snapshot)),
        reversed && firstId(reversed.startAfter(snapshot)),
      ]);
      // Firestore reads what it skips.
      const skipToPrevious = () => (before > 0 && before <= skippedMax ? firstId(query.offset(before - 1)) : null);
      return {
        application: toApplication(snapshot),
        position: list.contains(snapshot) ? before + 1 : null,
        total,
        previous: neighbour === undefined ? await skipToPrevious() : neighbour,
        next,
      };
    },

    async count(filter: ListFilter): Promise<number> {
      const { query } = await applicationList(await applications(), filter, clock());
      return (await query.count().get()).data().count;
    },

    async versions(filter: ListFilter): Promise<Pick<Application, 'id' | 'updated_at'>[]> {
      const { query } = await applicationList(await applications(), filter, clock());
      const { docs } = await query.limit(limits.bulkMax).select('updated_at').get();
      return docs.map((snapshot) => readRecord(versionRecord, storedDocument(snapshot)));
    },

    async *pages(filter: ListFilter): AsyncGenerator<Application[], void> {
      const { query } = await applicationList(await applications(), filter, clock());
      for await (const docs of allPages(query.select(...readFields), exportPageSize)) yield docs.map(toApplication);
    },

    /** @returns whether a change of this field replaced this value and led to this version */
    async hasReplaced(id: string, field: 'status' | 'assignee', value: string, version?: string): Promise<boolean> {
      if (!isDocumentId(id) || version === undefined) return false;
      const timeline = timelineOf((await applications()).doc(id));
      const { docs } = await timeline.where('at', '==', new Date(version)).get();
      // A mail or a withdrawal can change the status too. An answer that came later has no earlier status.
      const isOf = (entry: DocumentSnapshot) =>
        entry.get('from') === value ||
        (entry.get('from') === undefined && Boolean(entry.get('told')) && tellingTemplate(value) !== undefined);
      return docs.some((entry) => isOf(entry) && (entry.get('kind') === 'assignee') === (field === 'assignee'));
    },

    /** Commits even without mails, but takes longer with them. */
    async requestLinks(address: string, mailsWith: (found: Application[]) => readonly NewMail[]): Promise<void> {
      const all = await applications();
      const ofPerson = sorted(all.where('email_key', '==', emailKey(address)), 'newest').limit(limits.pageSizeMax);
      for (;;) {
        const { docs } = await ofPerson.select(...readFields).get();
        // Addresses with different tags have the same key, but can be different mailboxes.
        const found = docs.filter((snapshot) => toApplication(snapshot).applicant_email === address).slice(0, serverLimits.linksPerMail);
        const now = clock();
        const outcome = await audited(all.doc('*'), 'visitor', 'request links', (batch) => {
          // Lets a simultaneous removal notice the mail.
          for (const { ref } of found) batch.update(ref, { links_requested_at: new Date(now) });
          addMails(batch, all.firestore, mailsWith(found.map(toApplication)), now);
        });
        // Otherwise one of the applications is gone.
        if (outcome === 'done') return;
      }
    },

    /** To be called before the answer is sent. @param id `*` for all */
    async recordReading(id: string, actor: Actor, action: 'load resume' | 'export'): Promise<void> {
      await audited((await applications()).doc(id), actor, action);
    },

    /**
     * Records who opened an application last, without a new version of it.
     * @param seesResume whether the audit trail records it too
     * @returns false if the application is gone
     */
    async recordOpening(id: string, actor: Actor, seesResume: boolean): Promise<boolean> {
      const document = (await applications()).doc(id);
      const fields = { opened_by: actorName(actor), opened_at: new Date(clock()) };
      const write = (batch: Writes) => batch.update(document, fields);
      const outcome = await (seesResume ? audited(document, actor, 'open resume', write) : outcomeOf(document.update(fields)));
      return outcome === 'done';
    },

    /** Removes its timeline and mails too. @returns what it has removed */
    async remove(id: string, actor: Actor): Promise<Application | undefined> {
      const removed = await removeApplication(await applications(), id, actor);
      return removed && toApplication(removed);
    },
  };
}

/** @returns the entry of the timeline that says how the applicant learns of the status. Its `told` is a reason for no mail, or when the mail of a rejection leaves. */
async function answerOf(document: DocumentReference, { told, status_at }: AnswerFacts): Promise<DocumentSnapshot | undefined> {
  if (told === '' || told === 'not told' || !status_at) return undefined;
  const { docs } = await timelineOf(document).where('at', '==', status_at).get();
  return docs.find((entry) => ['mail', 'status'].includes(entry.get('kind') as string));
}

export function toApplication(snapshot: DocumentSnapshot): Application {
  return readRecord(record, storedDocument(snapshot));
}

/** @param changes that have been made since it was read */
export function changedApplication(snapshot: DocumentSnapshot, changes: Record<string, unknown>): Application {
  const stored = storedDocument(snapshot);
  return readRecord(record, { ...stored, fields: { ...stored.fields, ...changes } });
}
