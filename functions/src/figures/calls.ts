import { applicationEndpoints } from '../applications/contract/endpoints.ts';
import { dueTimes, soonTimes, withoutMine } from '../applications/contract/applications.ts';
import { applicationStatuses } from '../applications/contract/statuses.ts';
import { admin } from '../platform/contract/endpoint.ts';
import { officeIsoDate } from '../platform/contract/office.ts';
import { cached } from '../platform/cached.ts';
import { figureEndpoints } from './contract/figures.ts';
import type { MountCalls } from '../calls.ts';

/** Staff's pages poll, so an instance keeps the counts until one of its calls may change them. */
const mountFigures: MountCalls = (mount, parts, app) => {
  const { applications, counts, figures, jobNumbers, messages, cacheMs, clock } = parts;

  const countByStatus = (job_id?: string) => forEach(applicationStatuses, (status) => applications.count({ status: [status], job_id }));

  async function count() {
    const [byStatus, openMessages, messagesDue, failedMails, due, arrived, scheduled, unread, unreadMessages] = await Promise.all([
      countByStatus(),
      messages.countOpen(),
      forEach(soonTimes, (due) => messages.countView(due)),
      counts.failedMails(),
      forEach(soonTimes, (due) => applications.count({ view: 'due', due })),
      applications.count({ from: officeIsoDate(clock(), -1) }),
      counts.scheduledMails(),
      applications.count({ view: 'unread' }),
      messages.countView('unread'),
    ]);
    return { applications: byStatus, openMessages, messagesDue, failedMails, due, arrived, scheduled, unread, unreadMessages };
  }

  const newCopy = () => cached(count, cacheMs, clock);
  let dashboard = newCopy();
  app.use(admin, ({ method }, response, next) => {
    if (method !== 'GET') response.once('finish', () => (dashboard = newCopy()));
    next();
  });
  mount(figureEndpoints.readCounts, async ({ admin: { role, username } }) => {
    const [all, mine] = await Promise.all([
      role === 'manager' ? count() : dashboard(),
      applications.count(withoutMine({ view: 'mine' }, username)),
    ]);
    return { ...all, mine };
  });
  mount(figureEndpoints.readJobCounts, ({ query }) => counts.byJob(query.ids.split(',')));

  mount(figureEndpoints.readFigures, async ({ query: { job_id } }) => {
    const [counted, statuses, due, views] = await Promise.all([
      figures.read(job_id),
      countByStatus(job_id),
      forEach(dueTimes, (time) => applications.count({ view: 'due', due: time, job_id })),
      job_id === undefined ? undefined : jobNumbers.views(job_id),
    ]);
    return { ...counted, statuses, due, views };
  });
  mount(applicationEndpoints.listSources, () => figures.sources());
};

/** @returns what `count` resolves with, by name */
async function forEach<Name extends string, Counts>(
  names: readonly Name[],
  count: (name: Name) => Promise<Counts>,
): Promise<Record<Name, Counts>> {
  const counts = names.map(async (name) => [name, await count(name)] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<Name, Counts>;
}

export const calls = [mountFigures];
