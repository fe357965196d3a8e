import { applicationEndpoints } from '../applications/contract/endpoints.ts';
import { dueTimes, soonTimes, withoutMine } from '../applications/contract/applications.ts';
import { applicationStatuses } from '../applications/contract/statuses.ts';
import { admin } from '../platform/contract/endpoint.ts';
import { officeIsoDate } from '../platform/contract/office.ts';
import { cached } from '../platform/cached.ts';
import { allOf } from '../platform/in-parallel.ts';
import { figureEndpoints } from './contract/figures.ts';
import type { MountCalls } from '../calls.ts';

/** Staff's pages poll, so an instance keeps the counts until one of its calls may change them. */
const mountFigures: MountCalls = (mount, parts, app) => {
  const { applications, figures, jobNumbers, messages, cacheMs, clock } = parts;

  const countByStatus = (job_id?: string) => forEach(applicationStatuses, (status) => applications.count({ status: [status], job_id }));

  const count = () =>
    allOf({
      applications: countByStatus(),
      openMessages: messages.countOpen(),
      messagesDue: forEach(soonTimes, (due) => messages.countView(due)),
      failedMails: figures.failedMails(),
      due: forEach(soonTimes, (due) => applications.count({ view: 'due', due })),
      arrived: applications.count({ from: officeIsoDate(clock(), -1) }),
      scheduled: figures.scheduledMails(),
      unread: applications.count({ view: 'unread' }),
      unreadMessages: messages.countView('unread'),
    });

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
  mount(figureEndpoints.readJobCounts, ({ query }) => figures.byJob(query.ids.split(',')));

  mount(figureEndpoints.readFigures, async ({ query: { job_id } }) => {
    const { counted, ...now } = await allOf({
      counted: figures.read(job_id),
      statuses: countByStatus(job_id),
      due: forEach(dueTimes, (time) => applications.count({ view: 'due', due: time, job_id })),
      views: job_id === undefined ? undefined : jobNumbers.views(job_id),
    });
    return { ...counted, ...now };
  });
  mount(applicationEndpoints.listSources, () => figures.sources());
};

/** @returns what `count` resolves with, by name */
const forEach = <Name extends string>(names: readonly Name[], count: (name: Name) => Promise<number>) =>
  allOf(Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, Promise<number>>);

export const calls = [mountFigures];
