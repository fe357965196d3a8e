import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { allReaders, whoSee } from '../colleagues/colleagues.ts';
import { readNamed } from '../colleagues/named.ts';
import type { MailedApplication } from '../applications/contract/applications.ts';
import { type Actor, actorName, audited, change } from '../platform/audited.ts';
import { email } from '../platform/contract/email.ts';
import { emailKey } from '../platform/contract/email-key.ts';
import { limits, serverLimits } from '../platform/contract/limits.ts';
import type { Page } from '../platform/contract/paging.ts';
import { storedText } from '../platform/contract/stored.ts';
import { collection, documentIn, type Firebase, readRecord, storedDocument, type Writes } from '../platform/firestore/firebase.ts';
import { type Cursor, readPage, sorted } from '../platform/firestore/paging.ts';
import { holdDocument, holdsAbout } from '../platform/holds.ts';
import { addMails, type NewMail } from '../platform/mail/new-mails.ts';
import { type Hold, hold, type HoldKind, holdKinds, type SealedApplication, sealedApplication } from './contract/records.ts';
import { contentOf, sealedDocument } from '../applications/sealing.ts';

/** What the law asks to keep. */
export function recordStore(firebase: Firebase, clock: () => number = Date.now) {
  /** @returns what a hold can be about, and its document; undefined for what can't be held */
  async function holdFor(kind: string, id: string): Promise<{ kind: HoldKind; about: string; document: DocumentReference } | undefined> {
    const known = holdKinds.find((one) => one === kind);
    const about = kind === 'persons' ? emailKey(email.safeParse(id).data ?? '') : id;
    if (!known || about === '') return undefined;
    return { kind: known, about, document: holdDocument(await firebase.db(), known, about) };
  }

  return {
    /** @param isAdmin only admins see those on what is sealed alone */
    async list(isAdmin: boolean): Promise<Hold[]> {
      const db = await firebase.db();
      const { docs } = await collection(db, 'holds').orderBy('at', 'desc').limit(serverLimits.listedHolds).get();
      const holds = docs.map(toHold);
      const hidden = await Promise.all(holds.map(async (one) => !isAdmin && (await isOnSealed(db, one))));
      return holds.filter((_, index) => !hidden[index]);
    },

    /** A repeated call changes the reason. @returns false for what does not exist */
    async place(kind: string, id: string, reason: string, actor: Actor): Promise<boolean> {
      const found = await holdFor(kind, id);
      if (!found || !(await exists(found.document, found.kind, id))) return false;
      const fields = { kind: found.kind, about: found.about, reason, by: actorName(actor), at: new Date(clock()) };
      return change(found.document, actor, () => ({ result: true, change: { action: 'place hold', fields, reason } }));
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
        const names = (await allReaders(db)).flatMap(({ role, username }) => (role === 'admin' ? username : []));
        const named = await readNamed(db, names);
        const admins = whoSee(named, '', names).filter(({ role, email }) => role === 'admin' && email !== '');
        const mails = mailsTo(
          { ...contentOf(snapshot).application, id, job_title: sealed.job_title },
          text,
          admins.map(({ email }) => email),
        );
        const write = (writes: Writes) => addMails(writes, db, mails, clock());
        return {
          result: { ...sealed, messages },
          change: { action: 'add message', fields: { messages }, write, unchanged: named.values() },
        };
      });
    },

    /** @returns the ids of the applications that are held */
    async heldAmong(ids: readonly string[]): Promise<Set<string>> {
      const db = await firebase.db();
      const holds = new Set((await collection(db, 'holds').select().get()).docs.map(({ id }) => id));
      const documents = holds.size > 0 ? ids.map((id) => documentIn(collection(db, 'applications'), id)) : [];
      const found = documents.length > 0 ? await db.getAll(...documents, { fieldMask: ['email_key', 'applicant_email', 'job_id'] }) : [];
      return new Set(found.filter((document) => holdsAbout(document).some(({ id }) => holds.has(id))).map(({ id }) => id));
    },
  };
}

type SealedMails = (application: MailedApplication, text: string, addresses: readonly string[]) => readonly NewMail[];

function toSealed(snapshot: DocumentSnapshot): SealedApplication {
  return sealedApplication.parse(readRecord(z.omit(sealedApplication, { id: true }), storedDocument(snapshot)));
}

async function exists({ firestore }: DocumentReference, kind: HoldKind, id: string): Promise<boolean> {
  if (kind === 'persons') return true;
  const places = kind === 'jobs' ? (['jobs'] as const) : (['applications', 'sealedApplications'] as const);
  const found = await Promise.all(places.map((name) => documentIn(collection(firestore, name), id).get()));
  return found.some((document) => document.exists);
}

/** The address of a person is no secret if there is another application. */
async function isOnSealed(db: Firestore, { kind, about }: Hold): Promise<boolean> {
  if (kind === 'jobs') return false;
  const isIn = async (name: 'applications' | 'sealedApplications') => {
    const found = collection(db, name).where(kind === 'persons' ? 'email_key' : '__name__', '==', about);
    return !(await found.limit(1).select().get()).empty;
  };
  return (await isIn('sealedApplications')) && !(await isIn('applications'));
}

function toHold(snapshot: DocumentSnapshot): Hold {
  return readRecord(hold, storedDocument(snapshot));
}
