import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { alertEndpoints, alertFilter } from './contract/alerts.ts';
import { type AlertFilter, facetLabels, facets, facetText } from '../jobs/contract/job-facets.ts';
import { type Job, jobFactNames } from '../jobs/contract/jobs.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { alertPath, served } from '../platform/contract/paths.ts';
import { hashOf, newToken } from '../platform/tokens.ts';
import { logRemoval } from '../platform/audited.ts';
import { collection, type Firebase, firestoreDate, firestoreTime, outcomeOf } from '../platform/firestore/firebase.ts';
import { hashed } from '../platform/firestore/hashed.ts';
import { addMails, newMail, removalOfMails } from '../platform/mail/new-mails.ts';

export type AlertStore = ReturnType<typeof alertStore>;

const hashes = z.catch(z.array(z.string()), []);
/** `subscriber` is the id of the document that the confirmation creates or changes. */
const requestRecord = z.object({ email: z.string(), subscriber: z.string(), unconfirmed_filter: alertFilter, expires_at: firestoreTime });
/** A confirmed address. It knows of the jobs published before `informed_until`. */
const subscriberRecord = z.object({ email: z.string(), filter: z.catch(alertFilter, {}), informed_until: firestoreDate, links: hashes });

type Subscriber = z.output<typeof subscriberRecord> & { id: string; version: Timestamp };

/** Who gets mail about new jobs: docs/decisions/0011-mail.md @param siteUrl where mails link to */
export function alertStore(firebase: Firebase, clock: () => number, siteUrl = '') {
  const alerts = async () => collection(await firebase.db(), 'alerts');
  const linkedJob = (job: Job) => ({
    title: job.title,
    facts: jobFactNames.map((name) => job[name]).filter(Boolean),
    url: siteUrl + served.job.replace(':id', encodeURIComponent(job.id)),
  });
  const withLink = async (token: string) => (await alerts()).where('links', 'array-contains', hashOf(token)).limit(1);

  return {
    /** Stores a request and the mail that asks to confirm it. */
    async request(email: string, filter: AlertFilter) {
      const id = hashed('alerts', email);
      const document = (await alerts()).doc();
      const batch = document.firestore.batch();
      const token = newToken();
      const now = clock();
      const expires_at = new Date(now + serverLimits.alertConfirmMs);
      batch.create(document, { email, subscriber: id, unconfirmed_filter: filter, links: [hashOf(token)], expires_at });
      const link = { url: siteUrl + alertPath('confirm', token), expiresAt: expires_at.toISOString() };
      const mail = newMail('alert request', email, [id], { facts: labelledFacts(filter), ...link });
      addMails(batch, document.firestore, [{ ...mail, audience: 'visitors' }], now);
      await batch.commit();
    },

    /** @returns false if the token is unknown or the request too old */
    async confirm(token: string) {
      const [all, query] = await Promise.all([alerts(), withLink(token)]);
      return all.firestore.runTransaction(async (transaction) => {
        const [found] = (await transaction.get(query)).docs;
        const { data: request } = requestRecord.safeParse(found?.data());
        // A repeated confirmation finds the subscriber and succeeds as well.
        if (!found || !request) return found !== undefined;
        const now = clock();
        if (now > Date.parse(request.expires_at)) return false;
        const document = all.doc(request.subscriber);
        const { data: known } = subscriberRecord.safeParse((await transaction.get(document)).data());
        const { email, unconfirmed_filter: filter } = request;
        // A changed filter keeps the time, so that jobs published after it are still mailed.
        const informed_until = known?.informed_until ?? new Date(now);
        transaction.set(document, { email: known?.email ?? email, filter, informed_until, links: newestLinks(token, known?.links) });
        transaction.delete(found.ref);
        return true;
      });
    },

    /** Removes the address with its filter and its mails. An unknown token does nothing. */
    async remove(token: string) {
      const [all, query] = await Promise.all([alerts(), withLink(token)]);
      const removed = await all.firestore.runTransaction(async (transaction) => {
        const [found] = (await transaction.get(query)).docs;
        if (!found) return undefined;
        const { data: request } = requestRecord.safeParse(found.data());
        const subscriber = all.doc(request?.subscriber ?? found.id);
        const requests = await transaction.get(all.where('subscriber', '==', subscriber.id).select());
        const removeMails = await removalOfMails(subscriber);
        removeMails(transaction);
        for (const { ref } of requests.docs) transaction.delete(ref);
        transaction.delete(subscriber);
        return subscriber;
      });
      if (removed) logRemoval(removed);
    },

    /** @returns subscribers who may not know of the jobs published before `until`, oldest first */
    async waiting(until: Date, limit: number) {
      const { docs } = await (await alerts()).where('informed_until', '<', until).orderBy('informed_until').limit(limit).get();
      return docs.flatMap(subscriberOf);
    },

    /** @returns what each subscriber wants to hear of */
    async filters(): Promise<AlertFilter[]> {
      const { docs } = await (await alerts()).where('informed_until', '>', new Date(0)).select('filter').get();
      return docs.map((snapshot) => subscriberRecord.shape.filter.parse(snapshot.get('filter')));
    },

    /** Sets `informed_until` and stores a mail about jobs, unless the subscriber has changed. */
    async inform({ id, email, links, version }: Subscriber, until: Date, jobs: readonly Job[]) {
      const document = (await alerts()).doc(id);
      const { firestore } = document;
      const batch = firestore.batch();
      const token = newToken();
      const changes = { informed_until: until, ...(jobs.length > 0 && { links: newestLinks(token, links) }) };
      batch.update(document, changes, { lastUpdateTime: version });
      const unsubscribe = siteUrl + alertPath('unsubscribe', token);
      const oneClick = `${siteUrl}${alertEndpoints.endAlerts.path}?token=${token}`;
      const mail = newMail('new jobs', email, [id], { jobs: jobs.map(linkedJob), unsubscribe, oneClick });
      if (jobs.length > 0) addMails(batch, firestore, [{ ...mail, audience: 'visitors' }], clock());
      await outcomeOf(batch.commit());
    },
  };
}

function newestLinks(token: string, older: string[] = []): string[] {
  return [hashOf(token), ...older].slice(0, serverLimits.alertLinks);
}

/** @returns nobody if the document can't be read, so that the others get their mails */
function subscriberOf(snapshot: QueryDocumentSnapshot): Subscriber[] {
  const { data } = subscriberRecord.safeParse(snapshot.data());
  return data ? [{ id: snapshot.id, ...data, version: snapshot.updateTime }] : [];
}

/** As objects, since Firestore stores no arrays in arrays. */
function labelledFacts(filter: AlertFilter): { label: string; value: string }[] {
  return facets.flatMap((facet) => {
    const values = filter[facet]?.map((value) => facetText(facet, value));
    return values ? [{ label: facetLabels[facet], value: values.join(', ') }] : [];
  });
}
