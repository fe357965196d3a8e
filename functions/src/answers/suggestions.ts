import type { Application } from '../applications/contract/applications.ts';
import type { SuggestionOutcome } from './contract/suggestions.ts';
import { toApplication } from '../applications/stored.ts';
import { type Actor, auditIn } from '../platform/audited.ts';
import { personKey } from '../platform/contract/email-key.ts';
import { collection, documentIn, type Firebase, timelineOf } from '../platform/firestore/firebase.ts';
import { hashed } from '../platform/firestore/hashed.ts';
import { addLetter, letterOf, type WrittenLetter } from '../applications/letters.ts';

/** Mails about other openings to applicants who asked to be kept for them. */
export function suggestionStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /**
     * The mail's id follows from person and job: the timeline keeps it as long as the application,
     * and the outbox lets one of two simultaneous calls succeed.
     */
    async send(id: string, jobId: string, actor: Actor, write: (application: Application) => WrittenLetter): Promise<SuggestionOutcome> {
      const db = await firebase.db();
      const applications = collection(db, 'applications');
      return db.runTransaction(async (transaction): Promise<SuggestionOutcome> => {
        const snapshot = await transaction.get(documentIn(applications, id));
        if (!snapshot.exists) return 'missing';
        const application = toApplication(snapshot);
        // The consent can have ended since last night.
        if (!application.keep || Date.parse(application.kept_until) <= clock()) return 'not kept';
        const person = personKey(application);
        const letter = letterOf(snapshot.ref, hashed('opening', person, jobId));
        const { docs } = await transaction.get(applications.where('email_key', '==', person).select('job_id'));
        if (docs.some((one) => one.get('job_id') === jobId)) return 'already';
        const entries = docs.map(({ ref }) => timelineOf(ref).doc(letter.mail.id));
        const known = await transaction.getAll(letter.mail, letter.entry, ...entries);
        if (known.some(({ exists }) => exists)) return 'already';
        const at = new Date(clock());
        // Lets a simultaneous removal notice the mail.
        transaction.update(snapshot.ref, { suggested_at: at });
        addLetter(transaction, letter, { at, by: actor, template: 'opening' }, write(application), clock(), 0);
        auditIn(transaction, snapshot.ref, actor, 'tell of an opening');
        return 'done';
      });
    },
  };
}
