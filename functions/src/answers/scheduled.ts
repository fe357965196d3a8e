import { z } from 'zod/mini';
import type { ScheduledMail } from '../applications/contract/applications.ts';
import { limits } from '../platform/contract/limits.ts';
import { storedText } from '../platform/contract/stored.ts';
import { answerFacts, answerFields, withoutMail, withStatus } from './decide.ts';
import { toApplication } from '../applications/store.ts';
import { type Actor, auditIn } from '../platform/audited.ts';
import { collection, timelineOf } from '../platform/firestore/collections.ts';
import { firestoreTime, isDocumentId, nextVersion } from '../platform/firestore/documents.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { isUntried, removeLetter } from './letters.ts';

const mailRecord = z.object({
  about: z.tuple([z.string()]),
  scheduled_for: firestoreTime,
  values: z.catch(z.object({ subject: storedText }), { subject: '' }),
});

/** The mails of staff that wait for the next morning. */
export function scheduledMailStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /** The next first, as many as can be cancelled in one call. */
    async list(): Promise<ScheduledMail[]> {
      const db = await firebase.db();
      const { docs } = await collection(db, 'outbox').orderBy('scheduled_for').limit(limits.bulkMax).get();
      if (docs.length === 0) return [];
      const mails = docs.map((snapshot) => ({ id: snapshot.id, ...mailRecord.parse(snapshot.data()) }));
      const documents = mails.map(({ about: [id] }) => collection(db, 'applications').doc(id));
      const applications = await db.getAll(...documents, { fieldMask: ['applicant_name', 'job_id', 'job_title'] });
      return mails.map(({ id, about: [application], scheduled_for, values }, index) => ({
        id,
        application,
        applicant_name: storedText.parse(applications[index]?.get('applicant_name')),
        job_id: storedText.parse(applications[index]?.get('job_id')),
        job_title: storedText.parse(applications[index]?.get('job_title')),
        subject: values.subject,
        at: scheduled_for,
      }));
    },

    /** @param restores whether the status returns to what it was before the mail @returns whether it has been cancelled; not if it is on its way */
    async cancel(id: string, actor: Actor, restores = false): Promise<boolean> {
      if (!isDocumentId(id)) return false;
      const db = await firebase.db();
      return db.runTransaction(async (transaction) => {
        const mail = await transaction.get(collection(db, 'outbox').doc(id));
        const { data } = mailRecord.safeParse(mail.data());
        if (!data || !isUntried(mail)) return false;
        const application = await transaction.get(collection(db, 'applications').doc(data.about[0]));
        if (application.exists) {
          const at = nextVersion(toApplication(application).updated_at, clock());
          const facts = answerFacts.parse(application.data());
          const entry = await transaction.get(timelineOf(application.ref).doc(id));
          const before = restores && facts.waiting_mail === id ? storedText.parse(entry.get('from')) : '';
          const cancelled = before ? withStatus(facts, before, at, 'not told') : withoutMail(facts, id);
          transaction.update(application.ref, { ...answerFields(cancelled, at), updated_at: at });
        }
        removeLetter(transaction, application.ref, mail);
        auditIn(transaction, application.ref, actor, 'cancel mail');
        return true;
      });
    },
  };
}
