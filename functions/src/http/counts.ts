import type { Express } from 'express';
import { admin, endpoints } from '../contract/endpoints.ts';
import { formNames } from '../contract/forms.ts';
import type { CountStore } from '../data/counts.ts';
import { kept } from '../kept.ts';
import type { Mount } from './endpoint.ts';
import type { SubmissionStores } from './forms.ts';

type Parts = SubmissionStores & { counts: CountStore; keptMs: number; clock: () => number };

/** Staff's open pages ask again and again, so an instance keeps the counts until one of its own calls may have changed them. */
export function mountCounts(app: Express, mount: Mount, { counts, keptMs, clock, ...submissions }: Parts): void {
  const countOpen = async () => Promise.all(formNames.map(async (name) => [name, await submissions[name].countOpen()] as const));

  const dashboard = kept(
    async () => {
      const [applications, open, failedMails] = await Promise.all([counts.byStatus(), countOpen(), counts.failedMails()]);
      return { applications, open: Object.fromEntries(open), failedMails };
    },
    keptMs,
    clock,
  );

  app.use(admin, ({ method }, response, next) => {
    if (method !== 'GET') response.once('finish', dashboard.forget);
    next();
  });
  mount(endpoints.readCounts, () => dashboard());
  mount(endpoints.readJobCounts, ({ query }) => counts.byJob(query.ids));
}
