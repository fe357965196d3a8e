import { expect, it, vi } from 'vitest';
import { keepingRule, keepingRules } from '#rooms/applications/contract/keeping-rules.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { retention } from '#rooms/platform/contract/retention.ts';
import { monthsLater } from '../../functions/src/platform/months-later.ts';
import { runUpkeep } from '../../functions/src/upkeep/upkeep.ts';
import { exampleJob } from '../example-job.ts';
import { exampleMessage, storeWithLink } from './examples.ts';
import { useApi } from './harness.ts';
import { mailSettings } from './mail.ts';

const api = useApi({ mail: mailSettings });
const start = Date.now();
const day = (days: number) => new Date(start + days * dayMs);
const by = 'admin:tests';

/** A job in a country without a row has the rule of other countries. */
const placesOf = (country: string) => ({ country, places: [{ town: 'Here', region: '', country }] });

async function applied(country: string) {
  const job = await api.postJob(placesOf(country));
  return { country, job, ...(await storeWithLink(api, { job_id: job, kept_in: keepingRule(country).country })) };
}

type Subject = Awaited<ReturnType<typeof applied>>;
type Act = (subject: Subject) => Promise<unknown>;

const reject: Act = ({ id }) => api.parts.statuses.set(id, { status: 'Rejected', telling: { told: 'told in person' } }, by);
const withdraw: Act = ({ id }) => api.parts.statuses.set(id, { status: 'Withdrawn' }, 'visitor');
const post =
  (status: 'Active' | 'Inactive'): Act =>
  async ({ job, country }) =>
    api.parts.jobs.update(job, { ...exampleJob, ...placesOf(country), status }, by);
const keep =
  (keep: boolean): Act =>
  async ({ link }) =>
    api.call(endpoints.keepOwnApplication, '', { json: { token: link, keep } });
const hold: Act = ({ id }) => api.parts.records.place(id, 'A claim', by);
const lift: Act = ({ id }) => api.parts.records.lift(id, by);

/**
 * What happens on which days, and when the application is due.
 * @param after so many months after a day, by default those of the row
 */
const lives = (after: (days: number, months?: number) => Date): [what: string, acts: Record<number, Act>, due: Date][] => {
  const released = Math.ceil((after(40).getTime() - start) / dayMs) + 20;
  const agreed = after(10, retention.keptMonths);
  return [
    ['decided', { 40: reject }, after(40)],
    ['withdrawn', { 25: withdraw }, after(25)],
    ['of a closed job', { 30: post('Inactive') }, after(30)],
    ['of a job that is reopened', { 30: post('Inactive'), 200: post('Active'), 330: post('Inactive') }, after(330)],
    ['kept', { 10: keep(true), 40: reject }, after(40) > agreed ? after(40) : agreed],
    ['no more kept', { 10: keep(true), 40: reject, 60: keep(false) }, after(40)],
    ['on hold for a while', { 40: reject, 50: hold, 60: lift }, after(40)],
    ['on hold beyond its time', { 40: reject, 50: hold, [released]: lift }, day(released)],
  ];
};

type Times = { created_at: { toMillis: () => number }; counted_at: { toMillis: () => number }; about?: string[] };

const monthsAfter = (time: number) =>
  Date.UTC(new Date(time).getUTCFullYear(), new Date(time).getUTCMonth() + 1 + retention.numbersMonths, 1);

/** When mails end, and what the figures are counted from. */
const endings = {
  outbox: ({ created_at }: Times) => created_at.toMillis() + 30 * dayMs,
  applicationFigures: ({ counted_at }: Times) => monthsAfter(counted_at.toMillis()),
};

type Expiring = Map<string, { expires: number; about: string[] }>;

async function expiring(): Promise<Expiring> {
  const found = Object.entries(endings).map(async ([name, endOf]) =>
    (await api.documents(name)).map((one) => {
      const times = one.data() as Times;
      return [one.ref.path, { expires: endOf(times), about: times.about ?? [] }] as const;
    }),
  );
  return new Map((await Promise.all(found)).flat());
}

it('in five years of nights, each row of the table removes in the night in which it is due, and never earlier', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const gone = new Set<string>();
  const seen = new Set<string>();
  let known: Expiring = new Map();
  async function night(): Promise<void> {
    const now = Date.now() + api.clockOffset;
    expect(await runUpkeep(api.parts, now)).toMatchObject({ failed: [], complete: true });
    const left = await expiring();
    for (const path of left.keys()) seen.add(path.split('/')[0] ?? '');
    for (const [path, { expires }] of left) expect(expires, path).toBeGreaterThanOrEqual(now);
    for (const [path, { expires, about }] of known)
      if (!left.has(path)) expect(expires < now || about.some((id) => gone.has(id)), path).toBe(true);
    known = left;
  }
  const plan: [time: Date, act: () => Promise<unknown>][] = Array.from({ length: 31 }, (_, two) => [monthsLater(day(0.5), 2 * two), night]);
  for (const { country, place, months } of keepingRules) {
    for (const [what, acts, due] of lives((days, added = months) => monthsLater(day(days), added))) {
      const subject = await applied(country || 'IN');
      for (const [at, act] of Object.entries(acts)) plan.push([day(Number(at)), () => act(subject)]);
      const check = (isLeft: boolean) => async () => {
        if (!isLeft) gone.add(subject.id);
        await night();
        expect((await api.parts.applications.get(subject.id)) !== undefined, `${place}: ${what}`).toBe(isLeft);
      };
      plan.push([new Date(due.getTime() - dayMs / 24), check(true)], [new Date(due.getTime() + dayMs / 24), check(false)]);
    }
  }
  await api.parts.messages.create('theirs', exampleMessage, [
    { to: exampleMessage.email, about: ['theirs'], template: 'message received', values: {} },
  ]);
  for (const [time, act] of plan.toSorted(([one], [other]) => one.getTime() - other.getTime())) {
    api.clockOffset = time.getTime() - Date.now();
    await act();
  }
  expect([gone.size, seen]).toEqual([8 * keepingRules.length, new Set(Object.keys(endings))]);
  const left = await Promise.all(['applications', 'sealedApplications', 'contactMessages'].map((name) => api.documents(name)));
  expect([...left, await api.resumeFiles()]).toEqual([[], [], [], []]);
}, 240_000);
