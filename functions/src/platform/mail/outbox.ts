import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { serverLimits } from '../contract/limits.ts';
import { answerFacts, answerFields, promisedFrom, withoutMail, withSentMail } from '../../answers/decide.ts';
import { collection } from '../firestore/collections.ts';
import { isDocumentId, firestoreTime } from '../firestore/documents.ts';
import type { Firebase } from '../firestore/firebase.ts';
import { toApplication } from '../../applications/store.ts';
import { interviewDocument, interviewEnding, isOutdatedReminder } from '../../interviews/changes.ts';
import { valuesForApplicant } from '../../interviews/notices.ts';
import { mailsAbout } from './new-mails.ts';
import { toInterview, toldAfterMail } from '../../interviews/stored.ts';

/** Only the caller may send it. `attempts` identifies the lease. */
export type LeasedMail = { id: string; attempts: number; fields: Record<string, unknown> };

export type Outbox = ReturnType<typeof outbox>;

const leasable = z.object({ not_before: firestoreTime, attempts: z.int() });

type Effect = { document: DocumentReference; changesOf: (snapshot: DocumentSnapshot) => Record<string, unknown> };

const effectsRecord = z.object({
  about: z.array(z.string()),
  reports_to: z.optional(z.string()),
  link_hashes: z.optional(z.array(z.string())),
  promises_days: z.optional(z.int()),
});
const linksRecord = z.object({ link_hashes: z.catch(z.array(z.string()), []) });

/** Mails, waiting or settled: docs/decisions/0029-mail.md */
export function outbox(firebase: Firebase, clock: () => number = Date.now) {
  const mails = async () => collection(await firebase.db(), 'outbox');
  const dueIn = (ms: number) => ({ not_before: new Date(clock() + ms) });

  /** Nothing happens if the lease has been taken over. A field that is undefined is removed. */
  async function update({ id, attempts }: LeasedMail, fields: Record<string, unknown>, effects: Effect[] = []): Promise<void> {
    const { FieldValue } = await import('firebase-admin/firestore');
    const document = (await mails()).doc(id);
    const changes = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? FieldValue.delete()]));
    await document.firestore.runTransaction(async (transaction) => {
      const [current, ...affected] = await transaction.getAll(document, ...effects.map((effect) => effect.document));
      if (current?.get('attempts') !== attempts) return;
      const effected = await Promise.all(
        affected.map(async (snapshot, index) => {
          const effect = (snapshot.exists && effects[index]?.changesOf(snapshot)) || {};
          return { snapshot, effect, endInterview: await interviewEnding(snapshot, effect['shown_status'], clock(), transaction) };
        }),
      );
      transaction.update(document, changes);
      for (const { snapshot, effect, endInterview } of effected) {
        const ended = endInterview?.(transaction, toApplication(snapshot), 'site');
        if (snapshot.exists) transaction.update(snapshot.ref, { ...effect, ...ended });
      }
    });
  }

  return {
    /** A reminder of what has changed since is removed. @returns undefined if the mail is settled, has to wait, or is leased already */
    async lease(id: string): Promise<LeasedMail | undefined> {
      if (!isDocumentId(id)) return undefined;
      const document = (await mails()).doc(id);
      return document.firestore.runTransaction(async (transaction) => {
        const fields = (await transaction.get(document)).data();
        const { success, data } = leasable.safeParse(fields);
        if (!fields || !success || Date.parse(data.not_before) > clock()) return undefined;
        if (await isOutdatedReminder(fields, document.firestore, clock(), transaction)) {
          transaction.delete(document);
          return undefined;
        }
        const attempts = data.attempts + 1;
        transaction.update(document, { attempts, ...dueIn(serverLimits.mailLeaseMs) });
        return { id, attempts, fields };
      });
    },

    /** Removes address and values. Nothing happens if the lease has been taken over. */
    async settle(mail: LeasedMail, state: 'sent' | 'failed') {
      const personal = {
        to: undefined,
        reply_to: undefined,
        values: undefined,
        reports_to: undefined,
        scheduled_for: undefined,
        link_hashes: undefined,
      };
      const settled_at = new Date(clock());
      const effects = effectsOf(mail, state, settled_at, (await mails()).firestore);
      await update(mail, { state, settled_at, not_before: undefined, ...personal }, effects);
    },

    /** Waits longer after each attempt. Nothing happens if the lease has been taken over. */
    async postpone(mail: LeasedMail) {
      await update(mail, dueIn(Math.min(serverLimits.mailWaitMs * 2 ** (mail.attempts - 1), serverLimits.mailWaitMaxMs)));
    },

    /** @returns the fields of the mails about a document that wait */
    async waitingAbout(id: string) {
      if (!isDocumentId(id)) return [];
      const { docs } = await mailsAbout((await mails()).doc(id))
        .where('state', '==', 'waiting')
        .get();
      return docs.map((mail) => mail.data());
    },

    /** @returns ids, the most overdue first */
    async due(limit: number) {
      const query = (await mails()).where('not_before', '<=', new Date(clock())).orderBy('not_before');
      return (await query.limit(limit).select().get()).docs.map(({ id }) => id);
    },
  };
}

function effectsOf({ id, fields }: LeasedMail, state: 'sent' | 'failed', at: Date, db: Firestore): Effect[] {
  const { about, reports_to, link_hashes = [], promises_days } = effectsRecord.parse(fields);
  const applications = about.map((application) => collection(db, 'applications').doc(application));
  const report = reports_to === undefined ? [] : [{ document: db.doc(reports_to), changesOf: () => ({ delivery: state, settled_at: at }) }];
  const newLinks = (state === 'sent' ? link_hashes : []).flatMap((hash, index) => {
    const document = applications[index];
    return document ? [{ document, changesOf: withLink(hash) }] : [];
  });
  const answered =
    promises_days === undefined ? [] : applications.map((document) => ({ document, changesOf: answeredBy(id, state, at, promises_days) }));
  return [...report, ...newLinks, ...answered, ...(state === 'sent' ? toldBy(fields, db) : [])];
}

const interviewMail = z.object({ template: z.literal('interview'), values: valuesForApplicant });

/** What the applicant is shown of an interview follows the mails about it. */
function toldBy(fields: LeasedMail['fields'], db: Firestore): Effect[] {
  const { data: mail } = interviewMail.safeParse(fields);
  if (!mail) return [];
  const { uid, what, at, minutes, place, interviewers, sequence } = mail.values;
  const meeting = what === 'cancelled' ? ({ state: 'cancelled', at: null } as const) : ({ state: 'booked', at } as const);
  const told = { ...meeting, minutes, place, interviewers, sequence };
  return [{ document: interviewDocument(db, uid), changesOf: (interview) => ({ told: toldAfterMail(toInterview(interview), told) }) }];
}

/** What the applicant sees changes in the write that records the sending. */
function answeredBy(mail: string, state: 'sent' | 'failed', at: Date, days: number): Effect['changesOf'] {
  return (application) => {
    const facts = answerFacts.parse(application.data());
    return answerFields(state === 'sent' ? withSentMail(facts, mail, at, promisedFrom(at.getTime(), days)) : withoutMail(facts, mail), at);
  };
}

/** The first link stays, and the newest of the requested ones. */
function withLink(hash: string): Effect['changesOf'] {
  return (application) => {
    const { link_hashes } = linksRecord.parse(application.data());
    const requested = [...link_hashes.slice(1), hash].slice(-serverLimits.requestedLinks);
    return { link_hashes: [...link_hashes.slice(0, 1), ...requested] };
  };
}
