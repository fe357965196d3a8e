import type { Express } from 'express';
import { figureEndpoints } from './contract/endpoints.ts';
import { soonTimes, withoutMine } from '../applications/contract/applications.ts';
import { admin } from '../platform/contract/endpoint.ts';
import { formNames } from '../messages/contract/forms.ts';
import { officeIsoDate } from '../platform/contract/office.ts';
import { kept } from '../platform/kept.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from '../platform/http/endpoint.ts';

/** Staff's pages poll, so an instance keeps the counts until one of its calls may change them. */
export function mountCounts(app: Express, mount: Mount, parts: Parts): void {
  const { counts, keptMs, clock } = parts;

  async function count() {
    const [applications, open, openDue, failedMails, due, arrived, scheduled] = await Promise.all([
      counts.byStatus(),
      forEach(formNames, (name) => parts[name].countOpen()),
      forEach(formNames, (name) => forEach(soonTimes, (due) => parts[name].countDue(due))),
      counts.failedMails(),
      forEach(soonTimes, (due) => parts.applications.count({ view: 'due', due })),
      parts.applications.count({ from: officeIsoDate(clock(), -1) }),
      counts.scheduledMails(),
    ]);
    return { applications, open, openDue, failedMails, due, arrived, scheduled };
  }

  const newCopy = () => kept(count, keptMs, clock);
  let dashboard = newCopy();
  app.use(admin, ({ method }, response, next) => {
    if (method !== 'GET') response.once('finish', () => (dashboard = newCopy()));
    next();
  });
  mount(figureEndpoints.readCounts, async ({ admin: { role, username } }) => {
    const [all, mine] = await Promise.all([
      role === 'manager' ? count() : dashboard(),
      parts.applications.count(withoutMine({ view: 'mine' }, username)),
    ]);
    return { ...all, mine };
  });
  mount(figureEndpoints.readJobCounts, ({ query }) => counts.byJob(query.ids.split(',')));
}

/** @returns what `count` resolves with, by name */
async function forEach<Name extends string, Counts>(
  names: readonly Name[],
  count: (name: Name) => Promise<Counts>,
): Promise<Record<Name, Counts>> {
  const counts = names.map(async (name) => [name, await count(name)] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<Name, Counts>;
}
