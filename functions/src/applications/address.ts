import { z } from 'zod/mini';
import { storedDate, collection, isVersion, timelineOf, type Writes } from '../platform/firestore/firebase.ts';
import type { Actor } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { personKey } from '../platform/contract/email-key.ts';
import { countOf, sorted } from '../platform/firestore/paging.ts';
import { addMails, isCancellation, mailsAbout, type NewMail } from '../platform/mail/new-mails.ts';
import type { ApplicationEffects, ChangeApplication } from './change.ts';
import type { Application } from './contract/applications.ts';
import { searchEntries } from './search.ts';
import { recounting } from './removal.ts';

const waitingMail = z.object({
  to: z.string(),
  about: z.tuple([z.string()]),
  audience: z.optional(z.string()),
  template: z.string(),
  attempts: z.int(),
  what: z.catch(z.optional(z.string()), undefined),
});

type MailsTo = (application: Application) => readonly NewMail[];

type WaitingMail = z.output<typeof waitingMail>;

/** An invitation, which the new address gets anew. */
const isInvitation = ({ template, what }: WaitingMail) => template === 'interview' && what !== 'tomorrow';
/** What another mail replaces: the link in the confirmation has ended. */
const isReplaced = (mail: WaitingMail) => mail.template === 'application received' || isInvitation(mail);

/** Where applicants are written to: docs/decisions/0013-private-page.md */
export function addressStore(changeApplication: ChangeApplication, effects: ApplicationEffects, clock: () => number = Date.now) {
  return {
    /**
     * Ends all links, and takes what waits to the new address.
     * @param seen the version that the actor has seen
     * @param mailsTo brings a new link
     */
    correct: (id: string, applicant_email: string, actor: Actor, seen: string, mailsTo?: MailsTo) =>
      changeApplication<'stale' | 'often'>(id, actor, async ({ application, snapshot, at }) => {
        const { applicant_email: from } = application;
        if (from === applicant_email) return undefined;
        if (!isVersion(application, seen)) return 'stale';
        const last = storedDate.parse(snapshot.get('address_at'));
        if (last && clock() - last.getTime() < serverLimits.addressMs) return 'often';
        const { ref } = snapshot;
        const corrected = { ...application, applicant_email };
        const email_key = personKey(corrected);
        const ofPerson = sorted(collection(ref.firestore, 'applications').where('email_key', '==', email_key), 'newest');
        const [{ docs }, earlier] = await Promise.all([
          mailsAbout(ref).where('state', '==', 'waiting').get(),
          countOf(ofPerson.startAfter(snapshot)),
        ]);
        const waiting = docs.flatMap((document) => {
          const { data: mail } = waitingMail.safeParse({ ...document.data(), what: document.get('values.what') as unknown });
          const isTheirs = mail?.to === from && mail.audience !== 'staff' && !isCancellation(document.data());
          return isTheirs ? [{ document, mail }] : [];
        });
        const hasNotHeard = waiting.some(({ mail }) => isInvitation(mail) && mail.what === 'booked' && mail.attempts === 0);
        // It brings the new address a link, too.
        const isUntold = waiting.some(({ mail }) => mail.template === 'application by staff' && mail.attempts === 0);
        const follow = await effects.addressed(snapshot, hasNotHeard ? '' : from, applicant_email, clock());
        const persons = [...new Set([personKey(application), email_key])];
        const recounts = await Promise.all(persons.map((key) => recounting(snapshot, key, key === email_key ? earlier : undefined)));
        const write = (writes: Writes) => {
          for (const { document, mail } of waiting) {
            // Fails if it has been sent meanwhile.
            const unchanged = { lastUpdateTime: document.updateTime };
            if (isReplaced(mail)) writes.delete(document.ref, unchanged);
            else writes.update(document.ref, { to: applicant_email }, unchanged);
          }
          follow(writes);
          for (const recount of recounts) recount(writes);
          writes.create(timelineOf(ref).doc(), { kind: 'address', at, by: actor, text: `${from || '–'} → ${applicant_email}` });
          if (!isUntold) addMails(writes, ref.firestore, mailsTo?.(corrected) ?? [], clock());
        };
        const counted = { email_key, earlier, search: searchEntries(corrected) };
        return { action: 'correct address', fields: { applicant_email, ...counted, link_hashes: [], delivery: '', address_at: at }, write };
      }),
  };
}
