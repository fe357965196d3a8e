import { z } from 'zod/mini';
import { application } from '../contract/applications.ts';
import { limits } from '../contract/limits.ts';
import { collection } from './collections.ts';
import { outcomeOf, firestoreTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { addMails, type NewMail } from './outbox.ts';

const newsRecord = z.pick(application, { job_id: true, job_title: true });

export type ApplicationNews = z.output<typeof newsRecord>;

export type StaffNewsStore = ReturnType<typeof staffNewsStore>;

const markRecord = z.object({ until: firestoreTime });

export function staffNewsStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /** Mails what came since the last news. The first call only notes where the next begins. */
    async write(until: Date, mailsOf: (applications: ApplicationNews[], count: number) => NewMail[]) {
      const db = await firebase.db();
      const mark = await collection(db, 'progress').doc('staffNews').get();
      const since = markRecord.safeParse(mark.data()).data?.until;
      if (since !== undefined && Date.parse(since) >= until.getTime()) return;
      const batch = db.batch();
      if (since !== undefined) {
        const news = collection(db, 'applications').where('created_at', '>=', new Date(since)).where('created_at', '<', until);
        const oldest = news.orderBy('created_at').limit(limits.newsApplications);
        const fields = Object.keys(newsRecord.shape);
        const [{ docs }, total] = await Promise.all([oldest.select(...fields).get(), news.count().get()]);
        const applications = docs.map((snapshot) => newsRecord.parse(snapshot.data()));
        if (applications.length > 0) addMails(batch, db, mailsOf(applications, total.data().count), clock());
      }
      // Only the first of simultaneous runs moves the mark. The others store no mails.
      if (mark.updateTime) batch.update(mark.ref, { until }, { lastUpdateTime: mark.updateTime });
      else batch.create(mark.ref, { until });
      await outcomeOf(batch.commit());
    },
  };
}
