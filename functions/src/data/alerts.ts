import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type AlertFilter, alertFilter } from '../contract/alerts.ts';
import { limits } from '../contract/limits.ts';
import { hashOf, newLinkToken } from '../link-token.ts';
import { collection } from './collections.ts';
import { outcomeOf, firestoreTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';
import { addMails, mailsAbout, type NewMail } from './outbox.ts';

/** An address that mails about new jobs go to, and the id of its document. */
export type Addressee = { id: string; email: string };

/** An address that is confirmed. Only jobs published from `informedUntil` on are still to be mailed. `links` are hashes of tokens. */
export type Subscriber = Addressee & { filter: AlertFilter; informedUntil: Date; links: string[]; version: Timestamp };

/** Who gets mail about new jobs. One document for each address: docs/decisions/0031-job-alerts.md */
export type AlertStore = {
  /**
   * Stores a request and the mail that asks to confirm it. Nothing happens if the address got such a mail lately.
   * @param mailWith makes the mail with the token of its link
   */
  request: (email: string, filter: AlertFilter, mailWith: (addressee: Addressee, token: string) => NewMail) => Promise<void>;
  /** @returns false if the token is unknown or the request too old */
  confirm: (token: string) => Promise<boolean>;
  /** Removes the address with its filter and its mails about alerts. Nothing happens if the token is unknown. */
  remove: (token: string) => Promise<void>;
  /** @returns subscribers who may not know of the jobs published before `until`, the longest waiting first */
  waiting: (until: Date, limit: number) => Promise<Subscriber[]>;
  /**
   * Sets `informedUntil` of a subscriber and stores the mail, if any. Nothing happens if something else has changed the subscriber.
   * @param mailWith makes the mail with the token of its link
   */
  inform: (subscriber: Subscriber, until: Date, mailWith?: (token: string) => NewMail) => Promise<void>;
  /** @returns the time until which all subscribers are informed, undefined before the first run */
  allInformedUntil: () => Promise<Date | undefined>;
  setAllInformedUntil: (until: Date) => Promise<void>;
};

const hashes = z.catch(z.array(z.string()), []);
/** `told` stores `informedUntil`. It is missing until the first confirmation. `wanted` is a filter that waits for its confirmation. */
const record = z.object({
  email: z.string(),
  told: z.optional(firestoreTime),
  wanted: z.optional(alertFilter),
  requested_at: firestoreTime,
  links: hashes,
});
const subscriberRecord = z.object({ email: z.string(), filter: z.catch(alertFilter, {}), told: firestoreTime, links: hashes });
const markRecord = z.object({ until: firestoreTime });

/** @param clock in milliseconds */
export function alertStore(firebase: Firebase, clock: () => number = Date.now): AlertStore {
  const alerts = async () => collection(await firebase.db(), 'alerts');
  const mark = async () => collection(await firebase.db(), 'upkeep').doc('alerts');
  const withLink = async (token: string) => (await alerts()).where('links', 'array-contains', hashOf(token)).limit(1);

  return {
    async request(email, wanted, mailWith) {
      const document = (await alerts()).doc(hashed('alerts', email));
      await document.firestore.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(document);
        const { data: known } = record.safeParse(snapshot.data());
        const now = clock();
        if (known && now - Date.parse(known.requested_at) < limits.alertRequestMs) return;
        const token = newLinkToken();
        const to = known?.email ?? email;
        const fields = {
          email: to,
          wanted,
          requested_at: new Date(now),
          links: newestLinks(token, known?.links),
          ...(known?.told === undefined && { expires_at: new Date(now + limits.alertConfirmMs) }),
        };
        if (snapshot.exists) transaction.update(document, fields);
        else transaction.create(document, fields);
        addMails(transaction, document.firestore, [mailWith({ id: document.id, email: to }, token)], now);
      });
    },

    async confirm(token) {
      const query = await withLink(token);
      const { FieldValue } = await import('firebase-admin/firestore');
      return query.firestore.runTransaction(async (transaction) => {
        const [found] = (await transaction.get(query)).docs;
        const { data: known } = record.safeParse(found?.data());
        if (!found || !known) return false;
        // A confirmation that is repeated because its answer got lost succeeds as well.
        if (!known.wanted) return known.told !== undefined;
        const now = clock();
        if (now - Date.parse(known.requested_at) > limits.alertConfirmMs) return false;
        const obsolete = { wanted: FieldValue.delete(), expires_at: FieldValue.delete() };
        // A changed filter keeps the time, so that jobs published after it are still mailed.
        transaction.update(found.ref, { filter: known.wanted, told: new Date(known.told ?? now), ...obsolete });
        return true;
      });
    },

    async remove(token) {
      const query = await withLink(token);
      await query.firestore.runTransaction(async (transaction) => {
        const [found] = (await transaction.get(query.select())).docs;
        if (!found) return;
        for (const mail of await mailsAbout(found.ref)) transaction.delete(mail);
        transaction.delete(found.ref);
      });
    },

    async waiting(until, limit) {
      const { docs } = await (await alerts()).where('told', '<', until).orderBy('told').limit(limit).get();
      return docs.map(toSubscriber);
    },

    async inform({ id, links, version }, until, mailWith) {
      const document = (await alerts()).doc(id);
      const { firestore } = document;
      const batch = firestore.batch();
      const token = newLinkToken();
      const changes = { told: until, ...(mailWith && { links: newestLinks(token, links) }) };
      batch.update(document, changes, { lastUpdateTime: version });
      if (mailWith) addMails(batch, firestore, [mailWith(token)], clock());
      await outcomeOf(batch.commit());
    },

    async allInformedUntil() {
      const { data } = markRecord.safeParse((await (await mark()).get()).data());
      return data && new Date(data.until);
    },

    async setAllInformedUntil(until) {
      await (await mark()).set({ until });
    },
  };
}

function newestLinks(token: string, older: string[] = []): string[] {
  return [hashOf(token), ...older].slice(0, limits.alertLinks);
}

function toSubscriber(snapshot: QueryDocumentSnapshot): Subscriber {
  const { told, ...known } = subscriberRecord.parse(snapshot.data());
  return { id: snapshot.id, ...known, informedUntil: new Date(told), version: snapshot.updateTime };
}
