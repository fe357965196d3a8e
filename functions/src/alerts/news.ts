import { matchesFilter } from '../jobs/contract/job-facets.ts';
import type { Job } from '../jobs/contract/jobs.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import type { AlertStore } from './store.ts';
import type { JobStore } from '../jobs/store.ts';
import { inParallel } from '../platform/in-parallel.ts';
import type { MailSettings } from '../settings.ts';

type AlertParts = { alerts: AlertStore; jobs: JobStore; mail: MailSettings | undefined };

/** How many subscribers are informed at once. More would not be faster. */
const atOnce = 10;

/** Mails subscribers the matching jobs published before `until`. Continues where a run ended. */
export async function writeAlerts({ alerts, jobs, mail }: AlertParts, until: Date): Promise<void> {
  const waiting = mail ? await alerts.waiting(until, serverLimits.dueAlerts) : [];
  if (waiting.length === 0) return;
  const open = await jobs.listOpen();
  // A general application is no opening.
  const published = open.filter(({ general, published_at }) => !general && new Date(published_at) < until);
  await inParallel(waiting, atOnce, (subscriber) => {
    const isNew = (job: Job) => new Date(job.published_at) >= subscriber.informed_until && matchesFilter(job, subscriber.filter);
    return alerts.inform(subscriber, until, published.filter(isNew));
  });
}
