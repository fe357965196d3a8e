import { z } from 'zod/mini';
import { type ScheduledMail, scheduledMail } from '../applications/contract/applications.ts';
import { limits } from '../platform/contract/limits.ts';
import { storedText } from '../platform/contract/stored.ts';
import { withoutMail, withStatus } from './decide.ts';
import type { ChangeApplication } from '../applications/change.ts';
import type { Actor } from '../platform/audited.ts';
import { collection, documentIn, type Firebase, firestoreTime } from '../platform/firestore/firebase.ts';
import { isUntried, letterOf, removeLetter } from '../applications/letters.ts';

const mailRecord = z.object({
  about: z.tuple([z.string()]),
  scheduled_for: firestoreTime,
  values: z.catch(z.object({ subject: storedText }), { subject: '' }),
});

const listedApplication = z.pick(scheduledMail, { applicant_name: true, job_id: true, job_title: true });

/** The mails of staff that wait for the next morning. */
export function scheduledMailStore(firebase: Firebase, changeApplication: ChangeApplication) {
  return {
    /** The next first, as many as can be cancelled in one call. */
    async list(): Promise<ScheduledMail[]> {
      const db = await firebase.db();
      const { docs } = await collection(db, 'outbox').orderBy('scheduled_for').limit(limits.bulkMax).get();
      if (docs.length === 0) return [];
      const mails = docs.map((snapshot) => ({ id: snapshot.id, ...mailRecord.parse(snapshot.data()) }));
      const documents = mails.map(({ about: [id] }) => collection(db, 'applications').doc(id));
      const applications = await db.getAll(...documents, { fieldMask: Object.keys(listedApplication.shape) });
      return mails.map(({ id, about: [application], scheduled_for, values }, index) => ({
        id,
        application,
        ...listedApplication.parse(applications[index]?.data() ?? {}),
        subject: values.subject,
        at: scheduled_for,
      }));
    },

    /** @param restores the earlier status @returns false if the mail is on its way */
    async cancel(id: string, actor: Actor, restores = false): Promise<boolean> {
      const stored = await documentIn(collection(await firebase.db(), 'outbox'), id).get();
      const { data } = mailRecord.safeParse(stored.data());
      if (!data) return false;
      const { outcome } = await changeApplication<'too late'>(data.about[0], actor, async ({ facts, snapshot: { ref }, at }) => {
        const letter = letterOf(ref, id);
        const [mail, entry] = await Promise.all([letter.mail.get(), letter.entry.get()]);
        if (!isUntried(mail)) return 'too late';
        const before = restores && facts.waiting_mail === id ? storedText.parse(entry.get('from')) : '';
        return {
          action: 'cancel mail',
          facts: before ? withStatus(facts, before, at, 'not told') : withoutMail(facts, id),
          write: (writes) => removeLetter(writes, ref, mail),
        };
      });
      return outcome === 'done';
    },
  };
}
