import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { keepingRule, keptFor } from '../applications/contract/keeping-rules.ts';
import { dueOf } from '../applications/keeping.ts';
import { resumeStore } from '../applications/resumes.ts';
import { toApplication } from '../applications/stored.ts';
import { closedSince } from '../jobs/store.ts';
import { email } from '../platform/contract/email.ts';
import { emailKey } from '../platform/contract/email-key.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { officeDate } from '../platform/contract/office.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { storedText } from '../platform/contract/stored.ts';
import { collection, everywhere, type Firebase, firestoreTime, timelineOf } from '../platform/firestore/firebase.ts';
import { countOf, sorted } from '../platform/firestore/paging.ts';
import { holdReason, holdsOn } from '../platform/holds.ts';
import { mailsAbout } from '../platform/mail/new-mails.ts';
import { monthsLater } from '../platform/months-later.ts';
import { type AnyCollection, isTopLevel } from '../platform/registered.ts';
import { type StoredItem, storedItem } from './contract/records.ts';
import { endingTexts } from './contract/stored-texts.ts';
import { documentsBy, toHold } from './store.ts';

/** What rooms register of their collections. */
type Registered = Record<string, { person?: string; retention?: { by: string; field?: string; months?: number } }>;

const textOf = (document: DocumentSnapshot, field: string) => storedText.parse(document.get(field));

/** Proves what is stored about a person. */
export function personStore(firebase: Firebase, collections: Registered, clock: () => number = Date.now) {
  const registered = Object.entries(collections).map(([name, one]) => ({ name: name as AnyCollection, ...one }));
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

  async function itemOf(document: DocumentSnapshot): Promise<StoredItem> {
    const { id, ref } = document;
    const kind = storedItem.shape.kind.parse(ref.parent.id);
    const job = textOf(document, 'job_title');
    const field = collections[kind]?.person;
    return {
      kind,
      id,
      person: field === undefined || kind === 'sealedApplications' ? '' : emailKey(textOf(document, field)),
      of: job && `${referenceOf({ id })}, ${job}`,
      place: `Firestore ${kind}`,
      count: 1,
      until: await untilOf(document),
      on_hold: await holdReason(document),
      ...(kind === 'holds' && { hold: toHold(document) }),
    };
  }

  /** @returns a document and what belongs to it */
  async function itemsOf(document: DocumentSnapshot): Promise<StoredItem[]> {
    const { id, ref } = document;
    const item = await itemOf(document);
    const files = (await resumes.namesIn(`${id}/`)).length + (textOf(document, 'resume_path') ? 1 : 0);
    const belonging = registered.flatMap(async ({ name, retention }) => {
      if (retention?.by !== 'application') return [];
      const query = isTopLevel(name) ? collection(ref.firestore, name).where('application', '==', id) : timelineOf(ref);
      return { ...item, kind: storedItem.shape.kind.parse(name), place: `Firestore ${name}`, count: await countOf(query) };
    });
    return [item, { ...item, kind: 'resumes', place: 'Storage resumes', count: files }, ...(await Promise.all(belonging)).flat()];
  }

  /** @param person an address without its tag, or the id of an application without one */
  async function documentsOf(db: Firestore, person: string): Promise<DocumentSnapshot[]> {
    const [local = ''] = person.split('@');
    const found = registered.map(async ({ name, person: field }) => {
      if (!field) return [];
      const all = everywhere(db, name).where(field, '>=', local);
      const { docs } = await all.where(field, '<', `${local}\uf8ff`).get();
      return docs.filter((document) => emailKey(textOf(document, field)) === person);
    });
    return (await Promise.all(found)).flat();
  }

  return {
    /** @param who as in `listStored` */
    async stored(who: string): Promise<StoredItem[]> {
      const db = await firebase.db();
      const sealed = collection(db, 'sealedApplications');
      const newest = (all: Query, time: string) => sorted(all, 'newest', time).limit(serverLimits.listedRecords).get();
      if (!who) {
        const found = await Promise.all([newest(collection(db, 'holds'), 'at'), newest(sealed, 'sealed_at')]);
        return Promise.all(found.flatMap(({ docs }) => docs.map(itemOf)));
      }
      const { docs: named } = await sealed.where('applicant_name', '==', who).get();
      const person = emailKey(email.safeParse(who).data ?? who);
      const theirs = [...(await documentsBy(db, who)), ...(await documentsOf(db, person)), ...named];
      const mails = await Promise.all(theirs.map(({ ref }) => mailsAbout(ref).where('state', '==', 'waiting').get()));
      const holds = (await Promise.all(theirs.map(holdsOn))).flat().filter(({ exists }) => exists);
      const documents = [...theirs, ...holds, ...mails.flatMap(({ docs }) => docs)];
      const once = new Map(documents.map((document) => [document.ref.path, document])).values();
      return (await Promise.all(Array.from(once, itemsOf))).flat().filter(({ count }) => count > 0);
    },
  };
}
