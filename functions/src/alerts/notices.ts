import { alertEndpoints } from './contract/alerts.ts';
import { facetLabels, facets, facetText, type AlertFilter, matchesFilter } from '../jobs/contract/job-facets.ts';
import { type Job, jobFactNames } from '../jobs/contract/jobs.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { alertPath, served } from '../platform/contract/paths.ts';
import type { Addressee, AlertStore, Subscriber } from './store.ts';
import type { JobStore } from '../jobs/store.ts';
import { type NewMail, newMail } from '../platform/mail/new-mails.ts';
import { inParallel } from '../platform/in-parallel.ts';
import type { MailSettings } from '../settings.ts';

type AlertParts = { alerts: AlertStore; jobs: JobStore; mail: MailSettings | undefined };

/** How many subscribers are informed at once. More would not be faster. */
const atOnce = 10;

export function alertNotices({ siteUrl }: MailSettings) {
  return {
    alertRequest: ({ id, email }: Addressee, filter: AlertFilter, token: string, expiresAt: string): NewMail => ({
      ...newMail('alert request', email, [id], { facts: labelledFacts(filter), url: siteUrl + alertPath('confirm', token), expiresAt }),
      audience: 'visitors',
    }),

    /** @param token of the link that ends the alerts */
    newJobs: ({ id, email }: Addressee, jobs: Job[], token: string): NewMail => ({
      ...newMail('new jobs', email, [id], {
        jobs: jobs.map((job) => ({
          title: job.title,
          facts: jobFactNames.map((name) => job[name]).filter(Boolean),
          url: siteUrl + served.job.replace(':id', encodeURIComponent(job.id)),
        })),
        unsubscribe: siteUrl + alertPath('unsubscribe', token),
        oneClick: `${siteUrl}${alertEndpoints.endAlerts.path}?token=${token}`,
      }),
      audience: 'visitors',
    }),
  };
}

/** Mails subscribers the matching jobs published before `until`. Continues where a run ended. */
export async function writeAlerts({ alerts, jobs, mail }: AlertParts, until: Date): Promise<void> {
  const waiting = mail ? await alerts.waiting(until, serverLimits.dueAlerts) : [];
  if (!mail || waiting.length === 0) return;
  // A general application is no opening.
  const open = (await jobs.listOpen()).toSorted((one, other) => publicSince(other) - publicSince(one));
  const published = open.filter((job) => !job.general && publicSince(job) < until.getTime());
  await inParallel(waiting, atOnce, (subscriber) => {
    const news = newsFor(subscriber, published);
    const mailWith = (token: string) => alertNotices(mail).newJobs(subscriber, news, token);
    return alerts.inform(subscriber, until, news.length > 0 ? mailWith : undefined);
  });
}

function newsFor({ filter, informedUntil }: Subscriber, published: Job[]): Job[] {
  return published.filter((job) => publicSince(job) >= informedUntil.getTime() && matchesFilter(job, filter));
}

/** In milliseconds. */
function publicSince({ published_at }: Job): number {
  return Date.parse(published_at);
}

/** As objects, since Firestore stores no arrays in arrays. */
function labelledFacts(filter: AlertFilter): { label: string; value: string }[] {
  return facets.flatMap((facet) => {
    const values = filter[facet]?.map((value) => facetText(facet, value));
    return values ? [{ label: facetLabels[facet], value: values.join(', ') }] : [];
  });
}
