import { z } from 'zod/mini';
import type { ScheduledMail } from '../contract/applications.ts';
import type { Page } from '../contract/paging.ts';
import { storedText } from '../contract/stored.ts';
import { answerFacts, answerFields, withoutMail } from './answers.ts';
import { toApplication } from './applications.ts';
import { type Actor, auditIn } from './audit.ts';
import { collection } from './collections.ts';
import { firestoreTime, isDocumentId, nextVersion } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { isUntried, removeLetter } from './letters.ts';
import { type Cursor, readPage, sorted } from './paging.ts';

const mailRecord = z.object({
  about: z.tuple([z.string()]),
  scheduled_for: firestoreTime,
  values: z.catch(z.object({ subject: storedText }), { subject: '' }),
});

/** The mails of staff that wait for the next morning. */
export function scheduledMailStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /** The next first. */
    async page(limit: number, cursor?: Cursor): Promise<Page<ScheduledMail>> {
      const db = await firebase.db();
      const query = sorted(collection(db, 'outbox'), 'oldest', 'scheduled_for');
      const read = (snapshot: FirebaseFirestore.DocumentSnapshot) => ({ id: snapshot.id, ...mailRecord.parse(snapshot.data()) });
      const { items, ...page } = await readPage(query, read, limit, cursor, 'scheduled_for');
      if (items.length === 0) return { items: [] };
      const documents = items.map(({ about: [id] }) => collection(db, 'applications').doc(id));
      const applications = await db.getAll(...documents, { fieldMask: ['applicant_name', 'job_title'] });
      const mails = items.map(({ id, about: [application], scheduled_for, values }, index) => ({
        id,
        application,
        applicant_name: storedText.parse(applications[index]?.get('applicant_name')),
        job_title: storedText.parse(applications[index]?.get('job_title')),
        subject: values.subject,
        at: scheduled_for,
      }));
      return { ...page, items: mails };
    },

    /** @returns whether it has been cancelled; not if it is on its way */
    async cancel(id: string, actor: Actor): Promise<boolean> {
      if (!isDocumentId(id)) return false;
      const db = await firebase.db();
      return db.runTransaction(async (transaction) => {
        const mail = await transaction.get(collection(db, 'outbox').doc(id));
        const { data } = mailRecord.safeParse(mail.data());
        if (!data || !isUntried(mail)) return false;
        const application = await transaction.get(collection(db, 'applications').doc(data.about[0]));
        if (application.exists) {
          const at = nextVersion(toApplication(application).updated_at, clock());
          const facts = withoutMail(answerFacts.parse(application.data()), id);
          transaction.update(application.ref, { ...answerFields(facts, at), updated_at: at });
        }
        removeLetter(transaction, application.ref, mail);
        auditIn(transaction, application.ref, actor, 'cancel mail');
        return true;
      });
    },
  };
}
