import { gunzipSync } from 'node:zlib';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { keepingRule, keptFor } from '../applications/contract/keeping-rules.ts';
import { dueOf } from '../applications/keeping.ts';
import { aboutOf } from '../applications/notices.ts';
import { resumeStore } from '../applications/resumes.ts';
import { sealedDocument, toSealed } from '../applications/sealing.ts';
import { toApplication } from '../applications/stored.ts';
import { allReaders } from '../colleagues/colleagues.ts';
import { nameIn, readNamed } from '../colleagues/named.ts';
import { closedSince } from '../jobs/store.ts';
import { type Actor, actorName, audited, auditedRemoval, change } from '../platform/audited.ts';
import { email } from '../platform/contract/email.ts';
import { emailKey } from '../platform/contract/email-key.ts';
import { limits, serverLimits } from '../platform/contract/limits.ts';
import { officeDate } from '../platform/contract/office.ts';
import { staffPaths } from '../platform/contract/paths.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { collection, documentIn, everywhere, type Firebase, firestoreTime, textOf, timelineOf } from '../platform/firestore/firebase.ts';
import { countOf, sorted } from '../platform/firestore/paging.ts';
import { holdDocument, holdReason, holdsOn } from '../platform/holds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Item } from '../platform/http/change-all.ts';
import { addMails, mailsAbout, mailsToStaff } from '../platform/mail/new-mails.ts';
import { monthsLater } from '../platform/months-later.ts';
import { type AnyCollection, type CollectionName, isTopLevel } from '../platform/registered.ts';
import type { MailSettings } from '../settings.ts';
import { type StoredItem, storedItem } from './contract/records.ts';
import { endingTexts, heldText, withApplication } from './contract/stored-texts.ts';

/** What rooms register of their collections. */
type Registered = Record<string, { person?: string; retention?: { by: string; field?: string; months?: number } }>;

/** What the law asks to keep, and the proof of what is stored. */
export function recordStore(firebase: Firebase, collections: Registered, mail: MailSettings | undefined, clock: () => number) {
  const names = Object.keys(collections) as AnyCollection[];
  const resumes = resumeStore(firebase);

  async function untilOf(document: DocumentSnapshot): Promise<string> {
    const { firestore, parent } = document.ref;
    if (parent.id === 'applications') {
      const application = toApplication(document);
      const due = dueOf(application, await closedSince(firestore, application.job_id, clock()));
      return due ? officeDate(due.toISOString()) : keptFor(keepingRule(application.kept_in));
    }
    const { field, months = 0 } = collections[parent.id]?.retention ?? {};
    const { data: time } = firestoreTime.safeParse(field && document.get(field));
    return time ? officeDate(monthsLater(new Date(time), months).toISOString()) : (endingTexts[parent.id] ?? '');
  }

  /** @param whole whether to list what belongs to the document too */
  async function itemsOf(document: DocumentSnapshot, whole: boolean): Promise<StoredItem[]> {
    const { id, ref } = document;
    const kind = storedItem.shape.kind.parse(ref.parent.id);
    const by = kind === 'holds' && textOf(document, 'by');
    const key = textOf(document, collections[kind]?.person ?? 'id') || id;
    const [until, held, named, [subject = document]] = await Promise.all([
      untilOf(document),
      holdReason(document),
      readNamed(ref.firestore, by ? [by] : []),
      by ? documentsBy(ref.firestore, key) : [],
    ]);
    const job = textOf(subject, 'job_title');
    const about = job ? `${referenceOf(subject)}, ${job}` : (subject.ref.parent.id === 'jobs' && textOf(subject, 'title')) || key;
    const since = by && officeDate(firestoreTime.parse(document.get('at')));
    const place = by ? `${textOf(document, 'reason')} (${nameIn(named, by)}, ${since})` : `Database: ${kind}`;
    const item = { kind, id: by ? key : id, about, place, count: 1, until: held ? heldText(held, until) : until };
    if (!whole || by) return [item];
    const part = { ...item, until: withApplication };
    const files = await resumes.namesOf(id, textOf(document, 'resume_path'));
    const belonging = names.map(async (name) => {
      if (collections[name]?.retention?.by !== 'application') return [];
      const query = isTopLevel(name) ? collection(ref.firestore, name).where('application', '==', id) : timelineOf(ref);
      return { ...part, kind: storedItem.shape.kind.parse(name), place: `Database: ${name}`, count: await countOf(query) };
    });
    return [item, { ...part, kind: 'resumes', place: 'Files: resumes', count: files.length }, ...(await Promise.all(belonging)).flat()];
  }

  return {
    /** @returns by the ids of applications and jobs, why they are on hold */
    async holds(): Promise<Record<string, string>> {
      const { docs } = await collection(await firebase.db(), 'holds').get();
      // One on a person is stored under a hash.
      const readable = docs.filter((hold) => hold.id === textOf(hold, 'about'));
      return Object.fromEntries(readable.map((hold) => [hold.id, textOf(hold, 'reason')]));
    },

    /** A repeated call changes the reason. @returns false for what does not exist */
    async place(given: string, reason: string, actor: Actor): Promise<boolean> {
      const db = await firebase.db();
      if (!email.safeParse(given).success && (await documentsBy(db, given)).length === 0) return false;
      const about = keyOf(given);
      const fields = { about, reason, by: actorName(actor), at: new Date(clock()) };
      return change(holdDocument(db, about), actor, () => ({ result: true, change: { action: 'place hold', fields, reason } }));
    },

    /** Does nothing if there is none. */
    async lift(given: string, actor: Actor): Promise<void> {
      const { id, parent } = holdDocument(await firebase.db(), keyOf(given));
      await auditedRemoval(parent, id, actor, (_, hold) => ({ action: 'lift hold', reason: textOf(hold, 'reason') }));
    },

    /** @returns changes of many, which leave what is on hold as it is */
    async unheld<Changed>(name: CollectionName, items: readonly Item<Changed>[]): Promise<Item<Changed | { outcome: 'held' }>[]> {
      const all = collection(await firebase.db(), name);
      const isHeld = async (id: string) => (await holdReason(await documentIn(all, id).get())) !== '';
      return items.map(({ id, change }) => ({ id, change: async () => ((await isHeld(id)) ? { outcome: 'held' as const } : change()) }));
    },

    /** @param who as in `listStored` */
    async stored(who: string): Promise<StoredItem[]> {
      const db = await firebase.db();
      const sealed = collection(db, 'sealedApplications');
      if (!who) {
        const newest = [sorted(collection(db, 'holds'), 'newest', 'at'), sorted(sealed, 'newest', 'sealed_at')];
        const found = await Promise.all(newest.map((query) => query.limit(serverLimits.listedRecords).get()));
        const items = found.flatMap(({ docs }) => docs.map((document) => itemsOf(document, false)));
        return (await Promise.all(items)).flat();
      }
      const person = keyOf(who);
      const [local = ''] = person.split('@');
      const ofPerson = names.map(async (name) => {
        const field = collections[name]?.person;
        if (!field) return [];
        const { docs } = await everywhere(db, name).where(field, '>=', local).where(field, '<', `${local}\uf8ff`).get();
        return docs.filter((document) => emailKey(textOf(document, field)) === person);
      });
      const ofName = [sealed, collection(db, 'applications')].map(async (all) => (await all.where('applicant_name', '==', who).get()).docs);
      const theirs = [...(await documentsBy(db, who)), ...(await Promise.all([...ofPerson, ...ofName])).flat()];
      const holds = (await Promise.all(theirs.map(holdsOn))).flat().filter(({ exists }) => exists);
      const mails = await Promise.all(theirs.map(({ ref }) => mailsAbout(ref).where('state', '==', 'waiting').get()));
      const documents = [...theirs, ...holds, ...mails.flatMap(({ docs }) => docs)];
      const once = new Map(documents.map((document) => [document.ref.path, document])).values();
      return (await Promise.all(Array.from(once, (document) => itemsOf(document, true)))).flat().filter(({ count }) => count > 0);
    },

    /** Recorded before it is shown. @returns a ZIP of what was stored, or undefined */
    async openSealed(id: string, reason: string, actor: Actor): Promise<Uint8Array | undefined> {
      const snapshot = await sealedDocument(await firebase.db(), id).get();
      if (!snapshot.exists) return undefined;
      await audited(snapshot.ref, actor, 'open sealed', undefined, { reason });
      const paths = await resumes.namesOf(id, textOf(snapshot, 'resume_path'));
      const files = paths.map(async (name) => [name, (await resumes.read(name)) ?? new Uint8Array()] as const);
      const { strToU8, zipSync } = await import('fflate');
      const messages = toSealed(snapshot).conversation.map(({ at, text }) => `${at}\n${text}\n`);
      // JSON, by a name that opens everywhere.
      const record = { 'record.txt': gunzipSync(snapshot.get('content') as Uint8Array), 'messages.txt': strToU8(messages.join('\n')) };
      return zipSync({ ...record, ...Object.fromEntries(await Promise.all(files)) });
    },

    /** @param hash of a private link's token */
    async sealedByLink(hash: string) {
      const all = collection(await firebase.db(), 'sealedApplications');
      const [found] = (await all.where('link_hashes', 'array-contains', hash).limit(1).get()).docs;
      return found && toSealed(found);
    },

    /** A repeated message is one. Mailed to admins. @throws {ApiError} 409 if there is no room for more */
    async writeToSealed(id: string, text: string) {
      const db = await firebase.db();
      return change(sealedDocument(db, id), 'visitor', async (snapshot) => {
        const sealed = toSealed(snapshot);
        if (sealed.conversation.at(-1)?.text === text) return { result: sealed };
        if (sealed.conversation.length >= limits.messagesPerApplication) throw new ApiError(409, responseTexts.messagesFull);
        const entry = { kind: 'message', at: new Date(clock()).toISOString(), subject: '', text } as const;
        const conversation = [...sealed.conversation, entry];
        const admins = (await allReaders(db)).flatMap(({ role, email }) => (role === 'admin' ? email : []));
        const application = toApplication(snapshot);
        const values = mail && { ...aboutOf(application, mail.siteUrl), message: text, url: mail.siteUrl + staffPaths.records };
        // About no application that others can find.
        const mails = values ? mailsToStaff('applicant message for staff', admins, [], values, application.applicant_email) : [];
        return {
          result: { ...sealed, conversation },
          change: { action: 'add message', fields: { conversation }, write: (writes) => addMails(writes, db, mails, clock()) },
        };
      });
    },
  };
}

/** @returns the address without its tag, if it is one */
const keyOf = (who: string): string => emailKey(email.safeParse(who).data ?? who);

/** @returns what has the id and can be held */
async function documentsBy(db: Firestore, id: string): Promise<DocumentSnapshot[]> {
  const named = (['applications', 'sealedApplications', 'jobs'] as const).map((name) => documentIn(collection(db, name), id).get());
  return (await Promise.all(named)).filter(({ exists }) => exists);
}
