import { serverLimits } from './platform/contract/limits.ts';
import { lastMorning } from './platform/contract/office.ts';
import type { InterviewStore } from './interviews/store.ts';
import type { StaffNewsStore } from './accounts/news.ts';
import { type AlertParts, writeAlerts } from './alerts/notices.ts';
import { deliverDue, type Delivery, type DeliveryParts } from './platform/mail/deliver.ts';
import { newsMails } from './notices.ts';

type PostDueParts = DeliveryParts & AlertParts & { staffNews: StaffNewsStore; interviews: InterviewStore };

const hourMs = 60 * 60 * 1000;
/** 'immediately' is as often as this runs. */
const periodsMs = { immediately: 1, hourly: hourMs, daily: 24 * hourMs };

/** Writes the periodic mails. Even if that fails, sends what waits. @param now in milliseconds */
export async function runPostDue(parts: PostDueParts, now: number): Promise<Delivery[]> {
  const written = await Promise.allSettled([
    writeStaffNews(parts, now),
    writeAlerts(parts, lastEnd('daily', now)),
    writeReminders(parts, now),
  ]);
  const deliveries = await deliverDue(parts);
  for (const result of written) if (result.status === 'rejected') throw result.reason;
  return deliveries;
}

/** Mails staff the new applications: at once, which is each run, hour or day; and to who wants that, every working morning. */
async function writeStaffNews({ staffNews, mail }: PostDueParts, now: number): Promise<void> {
  if (!mail) return;
  const ends = { 'at once': lastEnd(mail.newsFrequency, now), daily: lastMorning(now - serverLimits.newsSettleMs) };
  await staffNews.write(ends, (...news) => newsMails(mail, ...news));
}

/** Reminds everybody of an interview, the day before. The next run has what is beyond the limit. */
async function writeReminders({ interviews, mail }: PostDueParts, now: number): Promise<void> {
  if (mail) await interviews.remind(new Date(now), serverLimits.dueReminders);
}

/** @returns the end of the last period, in UTC, from which everything is certainly stored */
function lastEnd(period: keyof typeof periodsMs, now: number): Date {
  return new Date(Math.floor((now - serverLimits.newsSettleMs) / periodsMs[period]) * periodsMs[period]);
}
