import { z } from 'zod/mini';
import { application } from '../contract/applications.ts';
import { dayMs, limits } from '../contract/limits.ts';
import { collection } from './collections.ts';
import { outcomeOf, firestoreTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { addMails, type NewMail } from './outbox.ts';

const newsRecord = z.pick(application, { id: true, job_title: true, applicant_name: true, cover_letter: true });

const fields = Object.keys(newsRecord.shape).filter((field) => field !== 'id');

export type ApplicationNews = z.output<typeof newsRecord>;

export type StaffNewsStore = ReturnType<typeof staffNewsStore>;

const markRecord = z.object({ until: firestoreTime });

export function staffNewsStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /** Mails what came since the last news, or without any in the last day. */
    async write(until: Date, mailsOf: (applications: ApplicationNews[], count: number) => NewMail[]) {
      const db = await firebase.db();
      const mark = await collection(db, 'progress').doc('staffNews').get();
      const since = new Date(markRecord.safeParse(mark.data()).data?.until ?? until.getTime() - dayMs);
      if (since >= until) return;
      const news = collection(db, 'applications').where('created_at', '>=', since).where('created_at', '<', until);
      const oldest = news.orderBy('created_at').limit(limits.newsApplications);
      const { docs } = await oldest.select(...fields).get();
      if (docs.length === 0) return;
      const count = docs.length < limits.newsApplications ? docs.length : (await news.count().get()).data().count;
      const applications = docs.map((snapshot) => newsRecord.parse({ ...snapshot.data(), id: snapshot.id }));
      const batch = db.batch();
      addMails(batch, db, mailsOf(applications, count), clock());
      // Only the first of simultaneous runs moves the mark. The others store no mails.
      if (mark.updateTime) batch.update(mark.ref, { until }, { lastUpdateTime: mark.updateTime });
      else batch.create(mark.ref, { until });
      await outcomeOf(batch.commit());
    },
  };
}
