import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { closedSince } from '../jobs/store.ts';
import { type Actor, auditedRemoval } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { textOf, timelineOf, type Writes } from '../platform/firestore/firebase.ts';
import { sorted } from '../platform/firestore/paging.ts';
import { removalOfMails } from '../platform/mail/new-mails.ts';
import type { ApplicationEffects } from './change.ts';
import { noConsent, staysUntil } from './keeping.ts';
import type { ResumeStore } from './resumes.ts';
import { sealedCopy, sealedDocument } from './sealing.ts';
import { toApplication } from './stored.ts';

/**
 * Removes the timeline and the mails too, or seals them where the law forbids to erase them. The
 * retention rule puts off what has ended later than it could have.
 * @param resumes whose files of it are removed before the rest, unless it is sealed
 * @returns the application, if it existed and is gone
 */
export async function removeApplication(
  applications: CollectionReference,
  id: string,
  actor: Actor,
  effects: ApplicationEffects,
  now = Date.now(),
  resumes?: Pick<ResumeStore, 'removeOf'>,
) {
  return auditedRemoval(applications, id, actor, async (document, snapshot) => {
    const application = toApplication(snapshot);
    const closed = await closedSince(document.firestore, application.job_id, now);
    const until = staysUntil(application, closed, new Date(now), actor);
    if (until && actor === 'retention') return { action: 'put off removal', fields: { ...noConsent, kept_until: until } };
    const seal = until && (await sealedCopy(snapshot, until));
    const isErased = actor === 'visitor';
    const [entries, recount, removeMails, follow] = await Promise.all([
      timelineOf(document).select().get(),
      recounting(snapshot, textOf(snapshot, 'email_key')),
      removalOfMails(document, isErased),
      effects.removed(snapshot, isErased, now),
    ]);
    const write = (batch: Writes) => {
      for (const { ref } of entries.docs) batch.delete(ref);
      recount(batch);
      removeMails(batch);
      follow(batch);
      if (seal) batch.create(sealedDocument(document.firestore, id), seal);
    };
    const before = seal || !resumes ? undefined : () => resumes.removeOf(id, textOf(snapshot, 'resume_path'));
    return { action: seal ? 'seal' : 'delete', before, write };
  });
}

/**
 * @param place of an application that becomes theirs, among all of a person; of one that goes, none
 * @returns what lets the others of the person count it, or count it no more
 */
export async function recounting({ ref }: DocumentSnapshot, person: string, place = Infinity): Promise<(writes: Writes) => void> {
  const ofPerson = sorted(ref.parent.where('email_key', '==', person), 'newest').limit(serverLimits.countedAgain + 1);
  const { docs } = await ofPerson.select('earlier').get();
  const others = docs.filter(({ id }) => id !== ref.id).reverse();
  return (writes) => {
    // A flood of one sender, whose removal would write all that is left each time.
    if (docs.length > serverLimits.countedAgain) return;
    for (const [index, other] of others.entries()) {
      const earlier = index < place ? index : index + 1;
      if (other.get('earlier') !== earlier) writes.update(other.ref, { earlier }, { lastUpdateTime: other.updateTime });
    }
  };
}
