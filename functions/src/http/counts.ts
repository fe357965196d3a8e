import type { Express } from 'express';
import { dueTimes } from '../contract/applications.ts';
import { endpoints } from '../contract/endpoints.ts';
import { admin } from '../contract/endpoint.ts';
import { formNames } from '../contract/forms.ts';
import { officeIsoDate } from '../contract/office.ts';
import { kept } from '../kept.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from './endpoint.ts';

/** Staff's pages poll, so an instance keeps the counts until one of its calls may change them. */
export function mountCounts(app: Express, mount: Mount, parts: Parts): void {
  const { counts, keptMs, clock } = parts;

  async function count() {
    const countOpen = formNames.map(async (name) => [name, await parts[name].countOpen()] as const);
    const countDue = dueTimes.map(async (due) => [due, await parts.applications.count({ view: 'due', due })] as const);
    const [applications, open, failedMails, due, arrived, scheduled] = await Promise.all([
      counts.byStatus(),
      Promise.all(countOpen),
      counts.failedMails(),
      Promise.all(countDue),
      parts.applications.count({ from: officeIsoDate(clock(), -1) }),
      counts.scheduledMails(),
    ]);
    const dueOf = Object.fromEntries(due) as Record<(typeof dueTimes)[number], number>;
    return { applications, open: Object.fromEntries(open), failedMails, due: dueOf, arrived, scheduled };
  }

  const newCopy = () => kept(count, keptMs, clock);
  let dashboard = newCopy();
  app.use(admin, ({ method }, response, next) => {
    if (method !== 'GET') response.once('finish', () => (dashboard = newCopy()));
    next();
  });
  mount(endpoints.readCounts, () => dashboard());
  mount(endpoints.readJobCounts, ({ query }) => counts.byJob(query.ids.split(',')));
}
