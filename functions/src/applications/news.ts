import { type newsChoices, seesJob, withStandIns } from '../accounts/contract/colleagues.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import type { Application } from './contract/applications.ts';
import { dayMs } from '../platform/contract/limits.ts';
import { allReaders, type Reader } from '../colleagues/colleagues.ts';
import { collection, type Firebase, firestoreTime, outcomeOf } from '../platform/firestore/firebase.ts';
import { addMails, mailsToStaff, type NewMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import { readFields, toApplication } from './stored.ts';
import { type ListedApplication, listOf } from './notices.ts';

type ApplicationNews = ListedApplication & Pick<Application, 'job_id' | 'assignee'>;

type NewsTime = Exclude<(typeof newsChoices)[number], 'none'>;

const marks: Record<NewsTime, string> = { 'at once': 'staffNews', daily: 'dailyNews' };
const markRecord = z.object({ until: firestoreTime });

export function staffNewsStore(firebase: Firebase, mail: MailSettings | undefined, clock: () => number = Date.now) {
  async function writeOf(db: Firestore, mail: MailSettings, time: NewsTime, end: Date) {
    const mark = await collection(db, 'progress').doc(marks[time]).get();
    const since = new Date(markRecord.safeParse(mark.data()).data?.until ?? end.getTime() - dayMs);
    if (since >= end) return;
    const news = collection(db, 'applications').where('created_at', '>=', since).where('created_at', '<', end);
    const { docs } = await news
      .orderBy('created_at')
      .select(...readFields)
      .get();
    if (docs.length === 0) return;
    const applications = docs.map(toApplication);
    // Only the first of simultaneous runs moves the mark. The others store no mails.
    const writing = db.runTransaction(async (transaction) => {
      addMails(transaction, db, newsMails(mail, time, applications, await allReaders(db, transaction)), clock());
      if (mark.updateTime) transaction.update(mark.ref, { until: end }, { lastUpdateTime: mark.updateTime });
      else transaction.create(mark.ref, { until: end });
    });
    await outcomeOf(writing);
  }

  return {
    /** Mails what came since the last news of each kind, by default in the day before their end. */
    async write(ends: Record<NewsTime, Date>) {
      if (!mail) return;
      const db = await firebase.db();
      await Promise.all((['at once', 'daily'] as const).map((time) => writeOf(db, mail, time, ends[time])));
    },
  };
}

/**
 * One mail for each address, with the applications that its reader may see and is concerned with.
 * The addresses of staff get, at once, those that concern nobody with an address who wants news.
 */
export function newsMails(
  { staff, siteUrl }: MailSettings,
  time: NewsTime,
  applications: ApplicationNews[],
  readers: Reader[],
  now = Date.now(),
): NewMail[] {
  const willing = readers.filter(({ email, news }) => email !== '' && news !== 'none');
  const addressed = applications.map((application) => {
    const owners = withStandIns([application.assignee], readers, now);
    const concerned = willing.filter((reader) => isConcerned(reader, application, owners));
    const nobody = time === 'at once' ? staff : [];
    const addresses = concerned.length > 0 ? concerned.filter(({ news }) => news === time).map(({ email }) => email) : nobody;
    return { application, addresses };
  });
  const all = new Set(addressed.flatMap(({ addresses }) => addresses));
  return [...all].flatMap((to) => {
    const own = addressed.filter(({ addresses }) => addresses.includes(to)).map(({ application }) => application);
    const { about, values } = listOf(own, siteUrl, '?tab=applications');
    return mailsToStaff('applications for staff', [to], about, values);
  });
}

/** An application with an assignee concerns its owners and the managers of its job. */
function isConcerned(reader: Reader, { job_id, assignee }: ApplicationNews, owners: readonly string[]): boolean {
  return seesJob(reader, job_id) && (assignee === '' || owners.includes(reader.username) || reader.role === 'manager');
}
