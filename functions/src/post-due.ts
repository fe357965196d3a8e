import { dayMs, serverLimits } from './platform/contract/limits.ts';
import { lastMorning } from './platform/contract/office.ts';
import { writeAlerts } from './alerts/notices.ts';
import { deliverDue, type Delivery } from './platform/mail/deliver.ts';
import { imapSource, type MailSource } from './platform/mail/inbox.ts';
import { fateOf } from './applicant/mailed.ts';
import { newsMails } from './applications/notices.ts';
import type { Parts } from './parts.ts';

/**
 * Writes the periodic mails. Even if that fails, sends what waits, and reads the inbox.
 * @param now in milliseconds
 */
export async function runPostDue(
  parts: Parts,
  now: number,
  inbox: MailSource | undefined = parts.mail?.inbox && imapSource(parts.mail.inbox.url),
): Promise<Delivery[]> {
  /** Everything until then is certainly stored. */
  const settled = now - serverLimits.newsSettleMs;
  const written = await Promise.allSettled([
    writeStaffNews(parts, settled),
    writeAlerts(parts, new Date(Math.floor(settled / dayMs) * dayMs)),
    // Of interviews tomorrow.
    parts.mail && parts.interviews.remind(new Date(now)),
  ]);
  const deliveries = await deliverDue(parts);
  const read = await Promise.allSettled([inbox?.((mail) => fateOf(parts, mail))]);
  for (const result of [...written, ...read]) if (result.status === 'rejected') throw result.reason;
  return deliveries;
}

/** Mails staff the new applications: each run, and to who wants that, every working morning. */
async function writeStaffNews({ staffNews, mail }: Parts, settled: number): Promise<void> {
  if (!mail) return;
  const ends = { 'at once': new Date(settled), daily: lastMorning(settled) };
  await staffNews.write(ends, (...news) => newsMails(mail, ...news));
}
