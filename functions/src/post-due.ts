import { dayMs, serverLimits } from './platform/contract/limits.ts';
import { lastMorning } from './platform/contract/office.ts';
import { writeAlerts } from './alerts/news.ts';
import { deliverDue } from './platform/mail/deliver.ts';
import { imapSource } from './platform/mail/inbox.ts';
import { fateOf } from './applicant/mailed.ts';
import type { Parts } from './parts.ts';

/** Writes mails, and even if that fails, sends and receives them. @param now in milliseconds */
export async function runPostDue(parts: Parts, now: number, inbox = parts.mail?.inbox && imapSource(parts.mail.inbox.url)) {
  /** Everything until then is certainly stored. */
  const settled = now - serverLimits.newsSettleMs;
  const written = await Promise.allSettled([
    // Each run, and to who wants that, every working morning.
    parts.staffNews.write({ 'at once': new Date(settled), daily: lastMorning(settled) }),
    writeAlerts(parts, new Date(Math.floor(settled / dayMs) * dayMs)),
    // Of interviews tomorrow.
    parts.mail && parts.interviews.remind(new Date(now)),
  ]);
  const deliveries = await deliverDue(parts);
  const read = await Promise.allSettled([inbox?.((mail) => fateOf(parts, mail))]);
  for (const result of [...written, ...read]) if (result.status === 'rejected') throw result.reason;
  return deliveries;
}
