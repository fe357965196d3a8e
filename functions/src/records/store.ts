import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { allReaders, withDeputies } from '../colleagues/colleagues.ts';
import type { MailedApplication } from '../applications/contract/applications.ts';
import { type Actor, actorName, audited, change } from '../platform/audited.ts';
import { email } from '../platform/contract/email.ts';
import { emailKey } from '../platform/contract/email-key.ts';
import { limits, serverLimits } from '../platform/contract/limits.ts';
import type { Page } from '../platform/contract/paging.ts';
import type { Role } from '../platform/contract/roles.ts';
import { storedText } from '../platform/contract/stored.ts';
import { collection, documentIn, type Firebase, readRecord, storedDocument, type Writes } from '../platform/firestore/firebase.ts';
import { type Cursor, readPage, sorted } from '../platform/firestore/paging.ts';
import { holdDocument, isHeld } from '../platform/holds.ts';
import type { Item } from '../platform/http/change-all.ts';
import { addMails, type NewMail } from '../platform/mail/new-mails.ts';
import type { CollectionName } from '../platform/registered.ts';
import { type Hold, hold, holdKinds, type SealedApplication, sealedApplication } from './contract/records.ts';
import { contentOf, sealedDocument } from '../applications/sealing.ts';
import { toApplication } from '../applications/stored.ts';

/** What the law asks to keep. */
export function recordStore(firebase: Firebase, clock: () => number = Date.now) {
  /** @returns what a hold can be about, and its document; undefined for what can't be held */
  async function holdFor(given: string, id: string) {
    const kind = holdKinds.find((one) => one === given);
    const about = kind === 'persons' ? emailKey(email.safeParse(id).data ?? '') : id;
    return kind && about && { kind, about, document: holdDocument(await firebase.db(), kind, about) };
  }

  return {
    /** @param role only admins see those on what is sealed alone */
    async list(role: Role): Promise<Hold[]> {
      const db = await firebase.db();
      const { docs } = await collection(db, 'holds').orderBy('at', 'desc').limit(serverLimits.listedHolds).get();
      const holds = docs.map(toHold);
      if (role === 'admin') return holds;
      // The address of a person is no secret if there is another application.
      const places = await Promise.all(holds.map((one) => placesOf(db, one)));
      return holds.filter((_, index) => places[index]?.join() !== 'sealedApplications');
    },

    /** A repeated call changes the reason. @returns false for what does not exist */
    async place(kind: string, id: string, reason: string, actor: Actor): Promise<boolean> {
      const found = await holdFor(kind, id);
      if (!found) return false;
      const { document, ...subject } = found;
      // A person need not have applied.
      if (subject.kind !== 'persons' && (await placesOf(document.firestore, subject)).length === 0) return false;
      const fields = { ...subject, reason, by: actorName(actor), at: new Date(clock()) };
      return change(document, actor, () => ({ result: true, change: { action: 'place hold', fields, reason } }));
    },

    /** @returns whether there was one */
    async lift(kind: string, id: string, actor: Actor): Promise<boolean> {
      const found = await holdFor(kind, id);
      if (!found) return false;
      return change(found.document, actor, (snapshot) =>
        snapshot.exists ? { result: true, change: { action: 'lift hold', reason: toHold(snapshot).reason } } : { result: false },
      );
    },

    /** @param address of a person, in any form; undefined for all */
    async sealedPage(address: string | undefined, limit: number, cursor?: Cursor): Promise<Page<SealedApplication>> {
      const all: Query = collection(await firebase.db(), 'sealedApplications');
      const some = address === undefined ? all : all.where('email_key', '==', emailKey(address));
      return readPage(sorted(some, 'newest', 'sealed_at'), toSealed, limit, cursor, 'sealed_at');
    },

    /** Recorded before it is shown. @returns what was stored and the resume's path, or undefined */
    async openSealed(id: string, reason: string, actor: Actor) {
      const snapshot = await sealedDocument(await firebase.db(), id).get();
      if (!snapshot.exists) return undefined;
      await audited(snapshot.ref, actor, 'open sealed', undefined, { reason });
      const { messages } = toSealed(snapshot);
      return { record: { ...contentOf(snapshot), messages }, resume_path: storedText.parse(snapshot.get('resume_path')) };
    },

    /** @param hash of a private link's token */
    async sealedByLink(hash: string): Promise<SealedApplication | undefined> {
      const all = collection(await firebase.db(), 'sealedApplications');
      const [found] = (await all.where('link_hashes', 'array-contains', hash).limit(1).get()).docs;
      return found && toSealed(found);
    },

    /**
     * A repeated message is one.
     * @param mailsTo the addresses of admins
     * @returns undefined if there is no room for more
     */
    async writeToSealed(id: string, text: string, mailsTo: SealedMails): Promise<SealedApplication | undefined> {
      const db = await firebase.db();
      return change<SealedApplication | undefined>(sealedDocument(db, id), 'visitor', async (snapshot) => {
        const sealed = snapshot.exists ? toSealed(snapshot) : undefined;
        if (!sealed || sealed.messages.at(-1)?.text === text) return { result: sealed };
        if (sealed.messages.length >= limits.messagesPerApplication) return { result: undefined };
        const messages = [...sealed.messages, { at: new Date(clock()).toISOString(), text }];
        const admins = (await allReaders(db)).filter(isAdmin).map(({ username }) => username);
        const { readers, accounts } = await withDeputies(db, '', admins, clock());
        const addresses = readers.filter(isAdmin).map(({ email }) => email);
        const mails = mailsTo(toApplication(snapshot), text, addresses);
        const write = (writes: Writes) => addMails(writes, db, mails, clock());
        return { result: { ...sealed, messages }, change: { action: 'add message', fields: { messages }, write, unchanged: accounts } };
      });
    },

    /** @returns changes of many, which leave what is on hold as it is */
    async unheld<Changed>(name: CollectionName, items: readonly Item<Changed>[]): Promise<Item<Changed | { outcome: 'held' }>[]> {
      const db = await firebase.db();
      if ((await collection(db, 'holds').limit(1).select().get()).empty) return [...items];
      const isFree = async (id: string) => !(await isHeld(await documentIn(collection(db, name), id).get()));
      return items.map(({ id, change }) => ({ id, change: async () => ((await isFree(id)) ? change() : { outcome: 'held' as const }) }));
    },
  };
}

const isAdmin = ({ role }: { role: Role }) => role === 'admin';

type SealedMails = (application: MailedApplication, text: string, addresses: readonly string[]) => readonly NewMail[];

function toSealed(snapshot: DocumentSnapshot): SealedApplication {
  return sealedApplication.parse(readRecord(z.omit(sealedApplication, { id: true }), storedDocument(snapshot)));
}

/** @returns the collections that have something that a hold is about */
async function placesOf(db: Firestore, { kind, about }: Pick<Hold, 'kind' | 'about'>): Promise<CollectionName[]> {
  const names: CollectionName[] = kind === 'jobs' ? ['jobs'] : ['applications', 'sealedApplications'];
  const found = names.map(async (name) => {
    const all = collection(db, name);
    const its = kind === 'persons' ? all.where('email_key', '==', about) : all.where('__name__', '==', documentIn(all, about));
    return (await its.limit(1).select().get()).empty ? [] : [name];
  });
  return (await Promise.all(found)).flat();
}

function toHold(snapshot: DocumentSnapshot): Hold {
  return readRecord(hold, storedDocument(snapshot));
}
