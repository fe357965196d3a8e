import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { type Actor, auditedRemoval } from '../platform/audited.ts';
import { storedText } from '../platform/contract/stored.ts';
import { timelineOf, type Writes } from '../platform/firestore/firebase.ts';
import { sorted } from '../platform/firestore/paging.ts';
import { removalOfMails } from '../platform/mail/new-mails.ts';
import type { ApplicationEffects } from './change.ts';
import type { Application } from './contract/applications.ts';
import { sealedCopy, sealingOf } from './sealing.ts';
import { toApplication } from './stored.ts';

/**
 * Removes the timeline and the mails too, or seals them where the law forbids to erase them.
 * @param removeFiles before the rest, unless it is sealed
 * @returns the application, if it existed
 */
export async function removeApplication(
  applications: CollectionReference,
  id: string,
  actor: Actor,
  effects: ApplicationEffects,
  now = Date.now(),
  removeFiles?: (application: Application) => Promise<void>,
) {
  return auditedRemoval(applications, id, actor, async (document, snapshot) => {
    const until = await sealingOf(snapshot, actor, now);
    const seal = until && (await sealedCopy(snapshot, actor, until));
    const removed = { isErased: actor === 'visitor', isSealed: seal !== undefined };
    const [entries, recount, removeMails, follow] = await Promise.all([
      timelineOf(document).select().get(),
      until && recountWithout(snapshot),
      removalOfMails(document, removed),
      effects.removed(snapshot, removed, now),
    ]);
    const write = (batch: Writes) => {
      for (const { ref } of entries.docs) batch.delete(ref);
      recount?.(batch);
      removeMails(batch);
      follow(batch);
      seal?.(batch);
    };
    const before = seal || !removeFiles ? undefined : () => removeFiles(toApplication(snapshot));
    return { action: seal ? 'seal' : 'delete', before, write };
  });
}

/** @returns what lets the other applications of a person no longer count a sealed one */
async function recountWithout(sealed: DocumentSnapshot) {
  const ofPerson = sealed.ref.parent.where('email_key', '==', storedText.parse(sealed.get('email_key')));
  const { docs } = await sorted(ofPerson, 'newest').select('earlier').get();
  const left = docs.filter(({ id }) => id !== sealed.id).reverse();
  return (writes: Writes) => {
    for (const [earlier, other] of left.entries())
      if (other.get('earlier') !== earlier) writes.update(other.ref, { earlier }, { lastUpdateTime: other.updateTime });
  };
}
