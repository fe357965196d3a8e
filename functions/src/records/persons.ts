import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { referenceOf } from '../platform/contract/reference.ts';
import { keepingRule, keptFor } from '../applications/contract/keeping-rules.ts';
import { timelineEntry } from '../applications/contract/timeline.ts';
import { dueOf } from '../applications/keeping.ts';
import { searchEntry } from '../applications/search.ts';
import { toApplication } from '../applications/stored.ts';
import { closedSince } from '../jobs/store.ts';
import { email } from '../platform/contract/email.ts';
import { emailKey } from '../platform/contract/email-key.ts';
import { fold } from '../platform/contract/fold.ts';
import { limits } from '../platform/contract/limits.ts';
import { storedText } from '../platform/contract/stored.ts';
import { collection, type Firebase, firestoreTime, timelineOf } from '../platform/firestore/firebase.ts';
import { sorted } from '../platform/firestore/paging.ts';
import { holdDocument, isHeld } from '../platform/holds.ts';
import { mailsAbout } from '../platform/mail/new-mails.ts';
import { monthsLater } from '../platform/months-later.ts';
import type { CollectionName } from '../platform/registered.ts';
import type { StoredItem, StoredKind } from './contract/records.ts';
import { contentOf, nameKey, wordsOfName } from '../applications/sealing.ts';

/** What rooms register of their collections. */
type Retentions = Record<string, { retention?: { by: string; field?: string; months?: number } }>;

/** What names a person by an address alone, and the field that has it. */
const addressed: [kind: StoredKind, name: CollectionName, field: string][] = [
  ['messages', 'contactMessages', 'email'],
  ['alerts', 'alerts', 'email'],
  ['mails', 'outbox', 'to'],
  ['accounts', 'admins', 'email'],
  ['invitations', 'accountInvitations', 'email'],
];

const withFiles = z.pick(timelineEntry, { files: true });

/** @returns how many files that came by email are stored with a timeline */
const filesIn = (timeline: readonly unknown[]) =>
  timeline.flatMap((entry) => withFiles.parse(entry).files.filter(({ taken }) => taken)).length;

const storedTimeline = z.array(z.unknown());

const textOf = (document: DocumentSnapshot, field: string) => storedText.parse(document.get(field));

/** Proves what is stored about a person. @param collections with the retention of the upkeep */
export function personStore(firebase: Firebase, collections: Retentions, clock: () => number = Date.now) {
  async function itemOf(person: string, kind: StoredKind, document: DocumentSnapshot, of = ''): Promise<StoredItem> {
    const name = document.ref.parent.id;
    const { field = '', months = 0 } = collections[name]?.retention ?? {};
    const time = field && firestoreTime.safeParse(document.get(field)).data;
    const until = time ? monthsLater(new Date(time), months).toISOString() : '';
    return { person, kind, of, place: `Firestore ${name}`, count: 1, until, rule: '', held: await isHeld(document) };
  }

  async function ofApplication(person: string, snapshot: DocumentSnapshot): Promise<StoredItem[]> {
    const { id, ref } = snapshot;
    const application = toApplication(snapshot);
    const own = (name: CollectionName) => collection(ref.firestore, name).where('application', '==', id).get();
    const [closed, timeline, interviews, scorecards, mails] = await Promise.all([
      closedSince(ref.firestore, application.job_id, clock()),
      timelineOf(ref).get(),
      own('interviews'),
      own('scorecards'),
      mailsAbout(ref).where('state', '==', 'waiting').get(),
    ]);
    const common = await itemOf(person, 'application', snapshot, `${referenceOf(application)}, ${application.job_title}`);
    const until = dueOf(application, closed)?.toISOString() ?? '';
    const notes = timeline.docs.filter((entry) => entry.get('kind') === 'note').length;
    const links: unknown = snapshot.get('link_hashes');
    const withIt: [kind: StoredKind, place: string, count: number][] = [
      ['application', common.place, 1],
      ['letter', common.place, application.cover_letter ? 1 : 0],
      ['answers', common.place, application.answers.length],
      ['resume', 'Storage resumes', application.resume_path === null ? 0 : 1],
      ['files', 'Storage resumes', filesIn(timeline.docs.map((entry) => entry.data()))],
      ['written', 'Firestore timeline', timeline.size - notes],
      ['interviews', 'Firestore interviews', interviews.size],
      ['scorecards', 'Firestore scorecards', scorecards.size],
      ['notes', 'Firestore timeline', notes],
      ['links', common.place, Array.isArray(links) ? links.length : 0],
    ];
    const rule = until ? '' : keptFor(keepingRule(application.kept_in));
    const toOthers = mails.docs.filter((mail) => emailKey(textOf(mail, 'to')) !== person);
    return [
      ...withIt.map(([kind, place, count]) => ({ ...common, kind, place, count, until, rule })),
      ...(await Promise.all(toOthers.map((mail) => itemOf(person, 'mails', mail, common.of)))),
    ];
  }

  async function sealedItems(person: string, document: DocumentSnapshot): Promise<StoredItem[]> {
    const item = await itemOf(person, 'sealed', document, `${referenceOf(document)}, ${textOf(document, 'job_title')}`);
    const stored = [
      ['resume', textOf(document, 'resume_path') ? 1 : 0],
      ['files', filesIn(storedTimeline.parse(contentOf(document)['timeline']))],
    ] as const;
    return [item, ...stored.map(([kind, count]) => ({ ...item, kind, count, place: 'Storage resumes' }))].filter(({ count }) => count > 0);
  }

  /** @param person the address without its tag, or the id of an application without one */
  async function ofPerson(db: Firestore, person: string): Promise<StoredItem[]> {
    const [local = ''] = person.split('@');
    const ofKey = (name: CollectionName) => collection(db, name).where('email_key', '==', person).get();
    const [applications, sealed, hold] = await Promise.all([
      ofKey('applications'),
      ofKey('sealedApplications'),
      holdDocument(db, 'persons', person).get(),
    ]);
    const others = addressed.map(async ([kind, name, field]) => {
      const { docs } = await collection(db, name).where(field, '>=', local).where(field, '<', `${local}\uf8ff`).get();
      const theirs = docs.filter((document) => emailKey(textOf(document, field)) === person);
      return Promise.all(theirs.map((document) => itemOf(person, kind, document)));
    });
    const items = await Promise.all([
      ...applications.docs.map((document) => ofApplication(person, document)),
      ...sealed.docs.map((document) => sealedItems(person, document)),
      ...others,
      ...(hold.exists ? [itemOf(person, 'holds', hold)] : []),
    ]);
    return items.flat().filter(({ count }) => count > 0);
  }

  return {
    async storedAbout(who: string): Promise<StoredItem[]> {
      const db = await firebase.db();
      const address = email.safeParse(who).data;
      if (address !== undefined) return ofPerson(db, emailKey(address));
      const persons = await personsNamed(db, who);
      const { docs } = await collection(db, 'sealedApplications').where('name_key', '==', nameKey(who)).get();
      // Only opening them, for a reason, shows the address.
      const sealed = docs.filter((document) => !persons.includes(textOf(document, 'email_key'))).map((one) => sealedItems(one.id, one));
      return (await Promise.all([...persons.map((person) => ofPerson(db, person)), ...sealed])).flat();
    },
  };
}

/** @returns who has applied or written under a name with these words */
async function personsNamed(db: Firestore, name: string): Promise<string[]> {
  const words = wordsOfName(name);
  const named = async (collectionName: CollectionName, field: string, key: string) => {
    const all = collection(db, collectionName).where('search', 'array-contains', searchEntry(name) ?? '');
    const { docs } = await sorted(all, 'newest').limit(limits.pageSizeMax).get();
    const theirs = docs.filter((document) => words.every((word) => fold(textOf(document, field)).includes(word)));
    return theirs.map((document) => emailKey(textOf(document, key)));
  };
  const found = [named('applications', 'applicant_name', 'email_key'), named('contactMessages', 'name', 'email')];
  return [...new Set((await Promise.all(found)).flat())];
}
