import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Application } from './contract/applications.ts';
import { type ApplicationInList, type ApplicationVersion, applicationVersion } from './contract/endpoints.ts';
import type { ApplicationInput } from './contract/apply.ts';
import { limits, serverLimits } from '../platform/contract/limits.ts';
import type { Page } from '../platform/contract/paging.ts';
import { answerFields, newAnswerFacts } from './answer-facts.ts';
import type { ApplicationEffects, ApplicationOutcome, ChangeApplication } from './change.ts';
import { readFields, toApplication } from './stored.ts';
import { applicationList, type ListFilter } from './list.ts';
import { type Actor, actorName, audited } from '../platform/audited.ts';
import { whoSee, withDeputies } from '../colleagues/colleagues.ts';
import { seesJob } from '../accounts/contract/colleagues.ts';
import { emailKey, personKey } from '../platform/contract/email-key.ts';
import {
  collection,
  documentIn,
  type Firebase,
  isVersion,
  outcomeOf,
  type Reads,
  timelineOf,
  type Writes,
} from '../platform/firestore/firebase.ts';
import { keeping } from './keeping.ts';
import { nameIn, readNamed } from '../colleagues/named.ts';
import { holdReason } from '../platform/holds.ts';
import { addMails } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { WhyReceived } from './mails.ts';
import { applicationNotices } from './notices.ts';
import { allPages, countOf, type Cursor, readPage, sorted } from '../platform/firestore/paging.ts';
import { searchEntries } from './search.ts';
import { type Digested, isStored, storeOnce } from '../platform/firestore/store-once.ts';
import { removeApplication } from './removal.ts';
import { resumeStore } from './resumes.ts';
import { linked, sealedDocument } from './sealing.ts';

/** Further back in a search, an application has no previous one. */
const skippedMax = 500;

/** `link_hashes` has the hash of the first mailed link's token, then those of later links. */
export type NewApplication = ApplicationInput &
  Pick<Application, 'job_id' | 'job_title' | 'job_version' | 'kept_in' | 'source' | 'resume_path' | 'resume'> &
  Partial<Pick<Application, 'answers' | 'origin' | 'referred_by' | 'assignee'>> &
  Digested & { link_hashes?: string[]; promised_at: Date };

/** 'refused': the colleague can't see it. */
export type Assignment = ApplicationOutcome<'stale' | 'refused'>;

export type ApplicationStore = ReturnType<typeof applicationStore>;

export function applicationStore(
  firebase: Firebase,
  changeApplication: ChangeApplication,
  effects: ApplicationEffects,
  mail: MailSettings | undefined,
  clock: () => number = Date.now,
) {
  const notices = mail && applicationNotices(mail);
  const resumes = resumeStore(firebase);
  const applications = async () => collection(await firebase.db(), 'applications');
  const listed = async (filter: ListFilter) => applicationList(await applications(), filter, clock());

  async function get(id: string): Promise<Application | undefined> {
    const snapshot = await documentIn(await applications(), id).get();
    return snapshot.exists ? toApplication(snapshot) : undefined;
  }

  async function first(query: Query): Promise<Application | undefined> {
    const one = query.limit(1).select(...readFields);
    const [found] = (await one.get()).docs;
    return found && toApplication(found);
  }

  async function assignmentMails(db: Firestore, assigned: readonly Application[], owner: string, author: string, reads: Reads) {
    const [first] = assigned;
    if (!notices || owner === author) return [];
    const readers = await withDeputies(db, first?.job_id ?? '', [owner], clock(), reads);
    const seeing = readers.filter((reader) => assigned.every(({ job_id }) => seesJob(reader, job_id)));
    const addresses = seeing.map(({ email }) => email);
    const by = nameIn(await readNamed(db, [author], reads), author);
    return notices.assigned(assigned, by, addresses, readers[0]?.username ?? '');
  }

  return {
    async page(filter: ListFilter, limit: number, cursor?: Cursor): Promise<Page<Application>> {
      const { query, time } = await listed(filter);
      return readPage(query.select(...readFields), toApplication, limit, cursor, time);
    },

    get,

    /**
     * Nothing happens if it is assigned so already. A new owner is mailed, unless it is the actor.
     * @param name blank for nobody
     * @param isTold whether somebody else mails a new owner, about many at once
     */
    assign: (id: string, name: string, actor: Actor, basedOn?: string, isTold = false): Promise<Assignment> =>
      changeApplication<'stale' | 'refused'>(id, actor, async ({ application, snapshot: { ref }, at, reads }) => {
        const named = await readNamed(ref.firestore, [name], reads);
        const [owner] = whoSee(named, application.job_id, [name]);
        const isRefused = name !== '' && !owner;
        const [assignee, replaced] = [owner?.username ?? '', application.assignee];
        if (replaced === assignee && !isRefused) return undefined;
        if (!isVersion(application, basedOn)) return 'stale';
        if (isRefused) return 'refused';
        const entry = { kind: 'assignee', at, by: actor, from: replaced, to: assignee };
        const mails = owner && !isTold ? await assignmentMails(ref.firestore, [application], assignee, actorName(actor), reads) : [];
        const write = (writes: Writes) => {
          writes.create(timelineOf(ref).doc(), entry);
          addMails(writes, ref.firestore, mails, at.getTime(), serverLimits.replyDelayMs);
        };
        return { action: 'assign', fields: { assignee }, write };
      }),

    /** One mail about those of many that are still there, and assigned to somebody. */
    async tellOwner(assigned: readonly Application[], name: string, actor: Actor): Promise<void> {
      if (!notices || assigned.length === 0 || name === '' || name === actorName(actor)) return;
      const all = await applications();
      const db = all.firestore;
      await db.runTransaction(async (transaction) => {
        const current = await transaction.getAll(...assigned.map(({ id }) => all.doc(id)), { fieldMask: readFields });
        const theirs = current.flatMap((snapshot) => (snapshot.get('assignee') === name ? toApplication(snapshot) : []));
        if (theirs.length === 0) return;
        const mails = await assignmentMails(db, theirs, name, actorName(actor), transaction);
        addMails(transaction, db, mails, clock(), serverLimits.replyDelayMs);
      });
    },

    /**
     * Nothing happens if it is stored already, even sealed.
     * @param told why its applicant is mailed, and in words of staff what comes next
     * @param owner who gets it if they can see it
     * @param entries of the timeline
     * @throws {ApiError} 422
     */
    async create(
      id: string,
      { promised_at, ...input }: NewApplication,
      told?: { what: WhyReceived; nextSteps?: string },
      owner?: string,
      by: Actor = 'visitor',
      entries: readonly Record<string, unknown>[] = [],
    ): Promise<void> {
      const now = new Date(clock());
      const all = await applications();
      const email_key = personKey({ ...input, id });
      const [earlier, sealed] = await Promise.all([
        countOf(all.where('email_key', '==', email_key)),
        sealedDocument(all.firestore, id).get(),
      ]);
      if (sealed.exists) return;
      const mailed = { ...input, id, due_at: promised_at.toISOString() };
      const mails = told && notices?.received(told.what, mailed, told.nextSteps);
      const fields = {
        ...{ assignee: '', answers: [], link_hashes: [] },
        ...input,
        ...keeping(input.keep, { ...input, created_at: now.toISOString() }, now),
        ...answerFields(newAnswerFacts(now, promised_at), now),
        ...{ earlier, email_key, search: searchEntries({ ...input, id }), created_at: now, updated_at: now },
      };
      await storeOnce(all.doc(id), input, by, async (reads) => {
        const named = await readNamed(all.firestore, owner ? [owner] : [], reads);
        const [assignee] = whoSee(named, input.job_id, [...named.keys()]);
        const write = (writes: Writes) => {
          addMails(writes, all.firestore, mails ?? [], now.getTime());
          for (const [index, entry] of entries.entries())
            writes.create(timelineOf(all.doc(id)).doc(), { ...entry, by, at: new Date(now.getTime() + index) });
        };
        return { fields: { ...fields, ...(assignee && { assignee: assignee.username }) }, write };
      });
    },

    /** @throws {ApiError} 422 */
    async getStored(id: string, content_digest: string): Promise<Application | undefined> {
      const snapshot = await (await applications()).doc(id).get();
      return isStored(snapshot, { content_digest }) ? toApplication(snapshot) : undefined;
    },

    async withIdsFrom(beginning: string): Promise<Application[]> {
      const query = (await applications()).orderBy('__name__').startAt(beginning).endAt(`${beginning}~`);
      return (await query.get()).docs.map(toApplication);
    },

    findByLink: async (hash: string): Promise<Application | undefined> =>
      first((await applications()).where('link_hashes', 'array-contains', hash)),

    findByResume: async (resumePath: string): Promise<Application | undefined> =>
      first((await applications()).where('resume_path', '==', resumePath)),

    /** Reads at most seven documents, or in a search those before it. Counts read only the index. */
    async inList(id: string, filter: ListFilter): Promise<ApplicationInList | undefined> {
      const all = await applications();
      const [snapshot, { query, reversed }] = await Promise.all([documentIn(all, id).get(), listed(filter)]);
      if (!snapshot.exists) return undefined;
      const firstId = async (query: Query) => (await query.limit(1).select().get()).docs[0]?.id ?? null;
      const [on_hold, total, before, own, next, neighbour] = await Promise.all([
        holdReason(snapshot),
        countOf(query),
        countOf(query.endBefore(snapshot)),
        countOf(query.startAt(snapshot).endAt(snapshot)),
        firstId(query.startAfter(snapshot)),
        reversed && firstId(reversed.startAfter(snapshot)),
      ]);
      // Firestore reads what it skips.
      const skipToPrevious = () => (before > 0 && before <= skippedMax ? firstId(query.offset(before - 1)) : null);
      return {
        application: toApplication(snapshot),
        position: own > 0 ? before + 1 : null,
        total,
        previous: neighbour === undefined ? await skipToPrevious() : neighbour,
        next,
        on_hold,
      };
    },

    count: async (filter: ListFilter): Promise<number> => countOf((await listed(filter)).query),

    async versions(filter: ListFilter): Promise<ApplicationVersion[]> {
      const { query } = await listed(filter);
      const { docs } = await query
        .limit(limits.bulkMax)
        .select(...Object.keys(applicationVersion.shape))
        .get();
      return docs.map(toApplication);
    },

    async *pages(filter: ListFilter): AsyncGenerator<Application[], void> {
      const { query } = await listed(filter);
      for await (const docs of allPages(query.select(...readFields), serverLimits.exportPage)) yield docs.map(toApplication);
    },

    /** @returns the questions that these applications answer, each wording once */
    async questionsAsked(filter: ListFilter): Promise<string[]> {
      const { query } = await listed(filter);
      const asked = new Set<string>();
      for await (const docs of allPages(query.select('answers'), serverLimits.questionsPage)) {
        for (const { text } of docs.flatMap((snapshot) => toApplication(snapshot).answers)) asked.add(text);
      }
      return [...asked];
    },

    /** To sealed ones too. Commits even without mails, but takes longer with them. */
    async requestLinks(address: string): Promise<void> {
      const all = await applications();
      const ofPerson = linked.map((name) =>
        sorted(collection(all.firestore, name).where('email_key', '==', emailKey(address)), 'newest').limit(limits.pageSizeMax),
      );
      for (;;) {
        const read = await Promise.all(ofPerson.map((query) => query.select(...readFields).get()));
        const stored = read.flatMap(({ docs }) => docs.map((snapshot) => ({ ref: snapshot.ref, ...toApplication(snapshot) })));
        // Addresses with different tags have the same key, but can be different mailboxes.
        const found = stored.filter(({ applicant_email }) => applicant_email === address).slice(0, serverLimits.linksPerMail);
        const now = clock();
        const outcome = await audited(all.doc('*'), 'visitor', 'request links', (batch) => {
          // Lets a simultaneous removal notice the mail.
          for (const { ref } of found) batch.update(ref, { links_requested_at: new Date(now) });
          addMails(batch, all.firestore, notices?.links(found) ?? [], now);
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
      const document = documentIn(await applications(), id);
      const fields = { opened_by: actorName(actor), opened_at: new Date(clock()) };
      const write = (batch: Writes) => batch.update(document, fields);
      const outcome = await (seesResume ? audited(document, actor, 'open resume', write) : outcomeOf(document.update(fields)));
      return outcome === 'done';
    },

    /** Marks what is up to a version as read, without a new one. @returns false if it is gone */
    async markRead(id: string, seen: string): Promise<boolean> {
      const document = documentIn(await applications(), id);
      return document.firestore.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(document);
        if (!snapshot.exists) return false;
        const { unread_at } = toApplication(snapshot);
        if (unread_at !== null && Date.parse(unread_at) <= Date.parse(seen)) transaction.update(document, { unread_at: null });
        return true;
      });
    },

    /** Deletes or seals it with timeline, files and mails. If that fails, it can be deleted again. */
    async remove(id: string, actor: Actor, basedOn?: string): Promise<{ outcome: 'done' | 'missing' | 'stale'; current?: Application }> {
      const current = await get(id);
      if (!current) return { outcome: 'missing' };
      if (!isVersion(current, basedOn)) return { outcome: 'stale', current };
      const removed = await removeApplication(await applications(), id, actor, effects, clock(), resumes);
      return { outcome: removed ? 'done' : 'missing' };
    },
  };
}
