import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { allReaders, whoSee } from '../colleagues/colleagues.ts';
import { readNamed } from '../colleagues/named.ts';
import { type SealedView, sealedView } from '../applicant/contract/applicant.ts';
import { keepingRule } from '../applications/contract/keeping-rules.ts';
import type { MailedApplication } from '../applications/contract/applications.ts';
import { type Actor, actorName, audited, change } from '../platform/audited.ts';
import { email } from '../platform/contract/email.ts';
import { emailKey } from '../platform/contract/email-key.ts';
import { limits, serverLimits } from '../platform/contract/limits.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { storedText } from '../platform/contract/stored.ts';
import { collection, documentIn, type Firebase, readRecord, storedDocument, type Writes } from '../platform/firestore/firebase.ts';
import { holdDocument, holdReason } from '../platform/holds.ts';
import type { Item } from '../platform/http/change-all.ts';
import { addMails, type NewMail } from '../platform/mail/new-mails.ts';
import type { CollectionName } from '../platform/registered.ts';
import { type Hold, hold, type HoldKind, holdKinds } from './contract/records.ts';
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
    async heldJobs(): Promise<Record<string, string>> {
      const { docs } = await collection(await firebase.db(), 'holds')
        .where('kind', '==', 'jobs')
        .limit(serverLimits.listedRecords)
        .get();
      return Object.fromEntries(docs.map(toHold).map(({ about, reason }) => [about, reason]));
    },

    /** A repeated call changes the reason. @returns false for what does not exist */
    async place(kind: string, id: string, reason: string, actor: Actor): Promise<boolean> {
      const found = await holdFor(kind, id);
      if (!found) return false;
      const { document, ...subject } = found;
      const isThere = subject.kind === 'persons' || (await documentsBy(document.firestore, id, [subject.kind])).length > 0;
      if (!isThere) return false;
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

    /** Recorded before it is shown. @returns what was stored and the resume's path, or undefined */
    async openSealed(id: string, reason: string, actor: Actor) {
      const snapshot = await sealedDocument(await firebase.db(), id).get();
      if (!snapshot.exists) return undefined;
      await audited(snapshot.ref, actor, 'open sealed', undefined, { reason });
      const { messages } = toSealed(snapshot);
      return { record: { ...contentOf(snapshot), messages }, resume_path: storedText.parse(snapshot.get('resume_path')) };
    },

    /** @param hash of a private link's token */
    async sealedByLink(hash: string): Promise<{ id: string; view: SealedView } | undefined> {
      const all = collection(await firebase.db(), 'sealedApplications');
      const [found] = (await all.where('link_hashes', 'array-contains', hash).limit(1).get()).docs;
      return found && { id: found.id, view: toSealed(found) };
    },

    /**
     * A repeated message is one.
     * @param mailsTo the addresses of admins
     * @returns undefined if there is no room for more
     */
    async writeToSealed(id: string, text: string, mailsTo: SealedMails): Promise<SealedView | undefined> {
      const db = await firebase.db();
      return change<SealedView | undefined>(sealedDocument(db, id), 'visitor', async (snapshot) => {
        const sealed = snapshot.exists ? toSealed(snapshot) : undefined;
        if (!sealed || sealed.messages.at(-1)?.text === text) return { result: sealed };
        if (sealed.messages.length >= limits.messagesPerApplication) return { result: undefined };
        const messages = [...sealed.messages, { at: new Date(clock()).toISOString(), text }];
        const names = (await allReaders(db)).flatMap(({ role, username }) => (role === 'admin' ? username : []));
        const named = await readNamed(db, names);
        const admins = whoSee(named, '', names).map(({ email }) => email);
        const mails = mailsTo(toApplication(snapshot), text, admins);
        const write = (writes: Writes) => addMails(writes, db, mails, clock());
        return {
          result: { ...sealed, messages },
          change: { action: 'add message', fields: { messages }, write, unchanged: named.values() },
        };
      });
    },

    /** @returns changes of many, which leave what is on hold as it is */
    async unheld<Changed>(name: CollectionName, items: readonly Item<Changed>[]): Promise<Item<Changed | { outcome: 'held' }>[]> {
      const all = collection(await firebase.db(), name);
      const isHeld = async (id: string) => (await holdReason(await documentIn(all, id).get())) !== '';
      return items.map(({ id, change }) => ({ id, change: async () => ((await isHeld(id)) ? { outcome: 'held' as const } : change()) }));
    },
  };
}

type SealedMails = (application: MailedApplication, text: string, addresses: readonly string[]) => readonly NewMail[];

const sealedRecord = z.extend(z.omit(sealedView, { reference: true, law: true }), { kept_in: storedText });

function toSealed(snapshot: DocumentSnapshot): SealedView {
  const { id, kept_in, ...view } = readRecord(sealedRecord, storedDocument(snapshot));
  return { ...view, reference: referenceOf({ id }), law: keepingRule(kept_in).law };
}

/** By kind, where that is stored which has the id that a hold is about. */
const places: Record<HoldKind, CollectionName[]> = { applications: ['applications', 'sealedApplications'], persons: [], jobs: ['jobs'] };

export async function documentsBy(db: Firestore, id: string, kinds: readonly HoldKind[] = holdKinds): Promise<DocumentSnapshot[]> {
  const found = kinds.flatMap((kind) => places[kind].map((name) => documentIn(collection(db, name), id).get()));
  return (await Promise.all(found)).filter(({ exists }) => exists);
}

export function toHold(snapshot: DocumentSnapshot): Hold {
  return readRecord(hold, storedDocument(snapshot));
}
