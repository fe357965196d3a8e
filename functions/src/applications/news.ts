import type { newsChoices } from '../accounts/contract/login.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { application } from './contract/applications.ts';
import { dayMs } from '../platform/contract/limits.ts';
import { allReaders, type Reader } from '../colleagues/colleagues.ts';
import { collection, type Firebase, firestoreTime, outcomeOf } from '../platform/firestore/firebase.ts';
import { addMails, type NewMail } from '../platform/mail/new-mails.ts';

const newsRecord = z.pick(application, {
  id: true,
  job_id: true,
  job_title: true,
  applicant_name: true,
  cover_letter: true,
  assignee: true,
});

const fields = Object.keys(newsRecord.shape).filter((field) => field !== 'id');

export type ApplicationNews = z.output<typeof newsRecord>;

export type NewsTime = Exclude<(typeof newsChoices)[number], 'none'>;

type MailsOf = (time: NewsTime, applications: ApplicationNews[], readers: Reader[]) => NewMail[];

const marks: Record<NewsTime, string> = { 'at once': 'staffNews', daily: 'dailyNews' };
const markRecord = z.object({ until: firestoreTime });

export function staffNewsStore(firebase: Firebase, clock: () => number = Date.now) {
  async function writeOf(db: Firestore, time: NewsTime, end: Date, mailsOf: MailsOf) {
    const mark = await collection(db, 'progress').doc(marks[time]).get();
    const since = new Date(markRecord.safeParse(mark.data()).data?.until ?? end.getTime() - dayMs);
    if (since >= end) return;
    const news = collection(db, 'applications').where('created_at', '>=', since).where('created_at', '<', end);
    const { docs } = await news
      .orderBy('created_at')
      .select(...fields)
      .get();
    if (docs.length === 0) return;
    const applications = docs.map((snapshot) => newsRecord.parse({ ...snapshot.data(), id: snapshot.id }));
    // Only the first of simultaneous runs moves the mark. The others store no mails.
    const writing = db.runTransaction(async (transaction) => {
      addMails(transaction, db, mailsOf(time, applications, await allReaders(db, transaction)), clock());
      if (mark.updateTime) transaction.update(mark.ref, { until: end }, { lastUpdateTime: mark.updateTime });
      else transaction.create(mark.ref, { until: end });
    });
    await outcomeOf(writing);
  }

  return {
    /** Mails what came since the last news of each kind, by default in the day before their end. */
    async write(ends: Record<NewsTime, Date>, mailsOf: MailsOf) {
      const db = await firebase.db();
      await Promise.all((['at once', 'daily'] as const).map((time) => writeOf(db, time, ends[time], mailsOf)));
    },
  };
}
