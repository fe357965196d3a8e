import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { referenceOf } from '../platform/contract/reference.ts';
import { keepingRule, keptFor } from '../applications/contract/keeping-rules.ts';
import { dueOf } from '../applications/keeping.ts';
import { resumeStore } from '../applications/resumes.ts';
import { searchEntry } from '../applications/search.ts';
import { toApplication } from '../applications/stored.ts';
import { closedSince } from '../jobs/store.ts';
import { email } from '../platform/contract/email.ts';
import { emailKey } from '../platform/contract/email-key.ts';
import { fold } from '../platform/contract/fold.ts';
import { limits } from '../platform/contract/limits.ts';
import { storedText } from '../platform/contract/stored.ts';
import { collection, everywhere, type Firebase, firestoreTime, timelineOf } from '../platform/firestore/firebase.ts';
import { sorted } from '../platform/firestore/paging.ts';
import { isHeld } from '../platform/holds.ts';
import { mailsAbout } from '../platform/mail/new-mails.ts';
import { monthsLater } from '../platform/months-later.ts';
import type { CollectionName } from '../platform/registered.ts';
import { type StoredItem, storedItem, type StoredKind } from './contract/records.ts';
import { nameKey, wordsOfName } from '../applications/sealing.ts';

/** What rooms register of their collections. */
type Registered = Record<string, { person?: string; retention?: { by: string; field?: string; months?: number } }>;

/** How much of a kind is stored, and where. */
type Part = [kind: StoredKind, place: string, count: number];

const textOf = (document: DocumentSnapshot, field: string) => storedText.parse(document.get(field));

/** Proves what is stored about a person. @param collections with the retention of the upkeep */
export function personStore(firebase: Firebase, collections: Registered, clock: () => number = Date.now) {
  const resumes = resumeStore(firebase);

  async function itemOf(person: string, document: DocumentSnapshot, of = ''): Promise<StoredItem> {
    const name = document.ref.parent.id;
    const { field = '', months = 0 } = collections[name]?.retention ?? {};
    const time = field && firestoreTime.safeParse(document.get(field)).data;
    const until = time ? monthsLater(new Date(time), months).toISOString() : '';
    const kind = storedItem.shape.kind.parse(name);
    return { person, kind, of, place: `Firestore ${name}`, count: 1, until, rule: '', held: await isHeld(document) };
  }

  /** @returns a document and what is stored with it */
  async function itemsOf(person: string, document: DocumentSnapshot): Promise<StoredItem[]> {
    const { id, ref } = document;
    const isSealed = ref.parent.id === 'sealedApplications';
    if (!isSealed && ref.parent.id !== 'applications') return [await itemOf(person, document)];
    const item = await itemOf(person, document, `${referenceOf(document)}, ${textOf(document, 'job_title')}`);
    const itemWith = ([kind, place, count]: Part) => ({ ...item, kind, place, count });
    const files: Part[] = [
      ['resume', 'Storage resumes', textOf(document, 'resume_path') ? 1 : 0],
      ['files', 'Storage resumes', (await resumes.namesIn(`${id}/`)).length],
    ];
    if (isSealed) return [item, ...files.map(itemWith)];
    const application = toApplication(document);
    const own = (name: CollectionName) => collection(ref.firestore, name).where('application', '==', id).get();
    const [closed, timeline, interviews, scorecards, mails] = await Promise.all([
      closedSince(ref.firestore, application.job_id, clock()),
      timelineOf(ref).get(),
      own('interviews'),
      own('scorecards'),
      mailsAbout(ref).where('state', '==', 'waiting').get(),
    ]);
    const notes = timeline.docs.filter((entry) => entry.get('kind') === 'note').length;
    const links: unknown = document.get('link_hashes');
    const parts: Part[] = [
      ['applications', item.place, 1],
      ['letter', item.place, application.cover_letter ? 1 : 0],
      ['answers', item.place, application.answers.length],
      ...files,
      ['written', 'Firestore timeline', timeline.size - notes],
      ['interviews', 'Firestore interviews', interviews.size],
      ['scorecards', 'Firestore scorecards', scorecards.size],
      ['notes', 'Firestore timeline', notes],
      ['links', item.place, Array.isArray(links) ? links.length : 0],
    ];
    const until = dueOf(application, closed)?.toISOString() ?? '';
    const rule = until ? '' : keptFor(keepingRule(application.kept_in));
    const toOthers = mails.docs.filter((mail) => emailKey(textOf(mail, 'to')) !== person);
    return [
      ...parts.map((part) => ({ ...itemWith(part), until, rule })),
      ...(await Promise.all(toOthers.map((mail) => itemOf(person, mail, item.of)))),
    ];
  }

  /** @param person the address without its tag, or the id of an application without one */
  async function ofPerson(db: Firestore, person: string): Promise<StoredItem[]> {
    const [local = ''] = person.split('@');
    const found = Object.entries(collections).map(async ([name, { person: field }]) => {
      if (field === undefined) return [];
      const { docs } = await everywhere(db, name as CollectionName)
        .where(field, '>=', local)
        .where(field, '<', `${local}\uf8ff`)
        .get();
      return docs.filter((document) => emailKey(textOf(document, field)) === person);
    });
    const documents = (await Promise.all(found)).flat();
    return (await Promise.all(documents.map((document) => itemsOf(person, document)))).flat();
  }

  return {
    async storedAbout(who: string): Promise<StoredItem[]> {
      const db = await firebase.db();
      const address = email.safeParse(who).data;
      const persons = address === undefined ? await personsNamed(db, who) : [emailKey(address)];
      const { docs } = await collection(db, 'sealedApplications').where('name_key', '==', nameKey(who)).get();
      // Only opening them, for a reason, shows the address.
      const sealed = docs.filter((document) => !persons.includes(textOf(document, 'email_key'))).map((one) => itemsOf(one.id, one));
      const items = await Promise.all([...persons.map((person) => ofPerson(db, person)), ...sealed]);
      return items.flat().filter(({ count }) => count > 0);
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
