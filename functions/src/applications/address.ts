import { storedDate, collection, ifUnchanged, isVersion, timelineOf, type Writes } from '../platform/firestore/firebase.ts';
import type { Actor } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { personKey } from '../platform/contract/email-key.ts';
import { countOf, sorted } from '../platform/firestore/paging.ts';
import { addMails, mailsAbout } from '../platform/mail/new-mails.ts';
import type { ApplicationEffects, ChangeApplication } from './change.ts';
import { type AddressInput, origins } from './contract/by-hand.ts';
import type { MailSettings } from '../settings.ts';
import { applicationNotices } from './notices.ts';
import { searchEntries } from './search.ts';
import { recounting } from './removal.ts';

/** Where applicants are written to: docs/decisions/0013-private-page.md */
export function addressStore(
  changeApplication: ChangeApplication,
  effects: ApplicationEffects,
  mail: MailSettings | undefined,
  clock: () => number = Date.now,
) {
  return {
    /**
     * Ends all links, and takes what waits to the new address, which gets a new link.
     * @param input with the version that the actor has seen
     */
    correct: (id: string, { applicant_email, updated_at }: AddressInput, actor: Actor) =>
      changeApplication<'stale' | 'often'>(id, actor, async ({ application, snapshot, at }) => {
        const { applicant_email: from } = application;
        if (from === applicant_email) return undefined;
        if (!isVersion(application, updated_at)) return 'stale';
        const last = storedDate.parse(snapshot.get('address_at'));
        if (last && clock() - last.getTime() < serverLimits.addressMs) return 'often';
        const { ref } = snapshot;
        const corrected = { ...application, applicant_email };
        // The first address is the first to be told how the application came.
        const what = (from === '' && origins.find((origin) => origin === application.origin)) || 'address';
        const email_key = personKey(corrected);
        const ofPerson = sorted(collection(ref.firestore, 'applications').where('email_key', '==', email_key), 'newest');
        const [{ docs }, earlier] = await Promise.all([
          mailsAbout(ref).where('state', '==', 'waiting').get(),
          countOf(ofPerson.startAfter(snapshot)),
        ]);
        // Those to the applicant have a link of their own.
        const waiting = docs.filter((mail) => mail.get('token') !== undefined);
        // It brings the new address a link, too.
        const isUntold = waiting.some((mail) => mail.get('template') === 'application received');
        const follow = await effects.addressed(snapshot, applicant_email, clock());
        const persons = [...new Set([personKey(application), email_key])];
        const recounts = await Promise.all(persons.map((key) => recounting(snapshot, key, key === email_key ? earlier : undefined)));
        const write = (writes: Writes) => {
          // Fails if it has been sent meanwhile.
          for (const mail of waiting) writes.update(mail.ref, { to: applicant_email }, ifUnchanged(mail));
          follow(writes);
          for (const recount of recounts) recount(writes);
          writes.create(timelineOf(ref).doc(), { kind: 'address', at, by: actor, text: `${from || '–'} → ${applicant_email}` });
          if (mail && !isUntold) addMails(writes, ref.firestore, applicationNotices(mail).received(what, corrected), clock());
        };
        const counted = { email_key, earlier, search: searchEntries(corrected) };
        return { action: 'correct address', fields: { applicant_email, ...counted, link_hashes: [], delivery: '', address_at: at }, write };
      }),
  };
}
