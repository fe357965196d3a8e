import { matchesFilter } from '../jobs/contract/job-facets.ts';
import type { Job } from '../jobs/contract/jobs.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import type { AlertStore, Subscriber } from './store.ts';
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
  // A general application is no opening.
  const open = (await jobs.listOpen()).toSorted((one, other) => publicSince(other) - publicSince(one));
  const published = open.filter((job) => !job.general && publicSince(job) < until.getTime());
  await inParallel(waiting, atOnce, (subscriber) => alerts.inform(subscriber, until, newsFor(subscriber, published)));
}

function newsFor({ filter, informedUntil }: Subscriber, published: Job[]): Job[] {
  return published.filter((job) => publicSince(job) >= informedUntil.getTime() && matchesFilter(job, filter));
}

/** In milliseconds. */
function publicSince({ published_at }: Job): number {
  return Date.parse(published_at);
}
