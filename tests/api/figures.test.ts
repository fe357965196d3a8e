import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { type Figures, figures } from '#rooms/figures/contract/figures.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { runUpkeep } from '../../functions/src/upkeep/upkeep.ts';
import { countOperations } from './count-operations.ts';
import { exampleApplicant, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';

const api = useApi();

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await api.clear();
});

const night = () => runUpkeep(api.parts, Date.now() + api.clockOffset);

/** Of a new admin, because a session ends while the clock moves on. */
async function read(job_id?: string): Promise<Figures> {
  const { json } = await adminOf(api).send('GET', `${endpoints.readFigures.path}${job_id === undefined ? '' : `?job_id=${job_id}`}`);
  return figures.parse(json);
}

const arrive = (source: string, job_id = 'job-a') => storeApplication(api, { job_id, source });
const hire = (id: string) => api.parts.statuses.set(id, { status: 'Hired', telling: { told: 'told in person' } }, 'admin:tests');
const sourcesOf = ({ periods }: Figures) =>
  Object.fromEntries(periods[365].sources.map(({ source, received, hired }) => [source, [received, hired]]));

describe('the figures', () => {
  it('are those of the last night, of what is stored; statuses and due answers are of now', async () => {
    const [hired, erased] = [await arrive('linkedin'), await arrive('linkedin')];
    await arrive('newsletter', 'job-b');
    await hire(hired);
    expect(await read()).toMatchObject({ counted_at: null, statuses: { Hired: 1, Pending: 2 }, due: { later: 2 } });

    await api.parts.applications.remove(erased, 'visitor');
    expect((await night()).counted).toBe(2);
    const counted = await read('job-a');
    expect(sourcesOf(counted)).toEqual({ linkedin: [1, 1] });
    expect(counted.periods[90].whole).toMatchObject({ received: 1, hired: 1, answered: { 'in time': 1 } });
    expect(sourcesOf(await read())).toEqual({ linkedin: [1, 1], newsletter: [1, 0] });
    const ofOther = await read('job-c');
    expect([ofOther.counted_at, sourcesOf(ofOther)]).toEqual([counted.counted_at, {}]);

    await hire(await arrive('linkedin'));
    const { statuses, ...later } = await read('job-a');
    expect(statuses.Hired).toBe(2);
    expect(later).toEqual({ ...counted, statuses: undefined });
    await night();
    expect((await read('job-a')).periods[30].whole).toMatchObject({ received: 2, hired: 2 });
  });

  it('are as many as the lists have to which they lead', async () => {
    const [hired, mailed] = [await arrive('linkedin'), await arrive('')];
    await arrive('linkedin');
    await hire(hired);
    await (await api.firebase.db()).doc(`applications/${mailed}`).update({ first_answer: 'late', status: 'Rejected' });
    await night();
    const { periods, statuses, due } = await read('job-a');
    const { from, to, whole, sources } = periods[90];
    const countOf = async (list: Record<string, string>) => {
      const query = new URLSearchParams({ job_id: 'job-a', ...list });
      return (await adminOf(api).send('GET', `${endpoints.countApplications.path}?${query}`)).json;
    };
    for (const [list, count] of [
      [{ from, to }, whole.received],
      [{ from, to, status: 'Hired' }, whole.hired],
      [{ from, to, answer: 'in time' }, whole.answered['in time']],
      [{ from, to, answer: 'late' }, whole.answered.late],
      [{ from, to, source: 'linkedin' }, sources[0]?.received],
      [{ status: 'Pending' }, statuses.Pending],
      [{ view: 'due', due: 'later' }, due.later],
    ] as const) {
      expect(count, JSON.stringify(list)).toBeGreaterThan(0);
      expect(await countOf(list), JSON.stringify(list)).toEqual({ count });
    }
  });

  it('leave out the year before, also for a job without applications since', async () => {
    await arrive('linkedin');
    await night();
    api.clockOffset = 366 * dayMs;
    await arrive('newsletter', 'job-b');
    await night();
    expect(sourcesOf(await read('job-a'))).toEqual({});
    expect(Object.keys(sourcesOf(await read()))).toEqual(['newsletter']);
  });

  it('are read from two documents and the indexes', async () => {
    for (const source of ['', 'linkedin', 'newsletter']) await arrive(source);
    await night();
    const measure = await countOperations(api);
    expect((await measure(() => read('job-a'))).reads).toBeLessThanOrEqual(60);
  });

  it('are stored without anything about a person', async () => {
    const ids = [await arrive(''), await arrive('linkedin')];
    await night();
    const stored = await api.documents('applicationFigures');
    expect(stored).toHaveLength(2);
    const text = JSON.stringify(stored.map((snapshot) => snapshot.data()));
    for (const person of [...ids, ...Object.values(exampleApplicant)]) expect(text).not.toContain(person);
  });
});

it('the list of sources has those of the last night and those that have come since, sorted by name', async () => {
  await arrive('xing');
  await night();
  await arrive('');
  await arrive('linkedin');
  expect((await adminOf(api).call(endpoints.listSources)).json).toEqual(['linkedin', 'xing']);
});
