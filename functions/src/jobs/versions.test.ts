import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aJob } from '../../../tests/example-job.ts';
import { isOpen } from './contract/job-closing.ts';
import type { Job } from './contract/jobs.ts';
import { advertised } from './contract/endpoints.ts';
import { versionsAfter } from './versions.ts';

const hourMs = 60 * 60 * 1000;
const start = Date.parse('2026-11-02T09:00:00.000Z');
const days = 12;

const edit = fc.record({
  hours: fc.nat({ max: 60 }),
  isDeleted: fc.nat({ max: 9 }).map((number) => number === 0),
  changes: fc.record(
    {
      title: fc.constantFrom('Tester', 'Developer'),
      salary_range: fc.constantFrom('', '₹18 to 26 lakh'),
      owner: fc.constantFrom('', 'admin:ada'),
      status: fc.constantFrom('Active', 'Active', 'Inactive'),
      closes_on: fc.constantFrom('', '2026-11-04', '2026-11-08'),
    },
    { requiredKeys: [] },
  ),
});

it('what the history shows for a day equals what was public that day', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), fc.boolean(), (edits, isOlder) => {
      const history = new Map<number, ReturnType<typeof versionsAfter>['written'][number]>();
      const states: { at: number; job: Job | undefined }[] = [];
      let job: Job | undefined;
      let at = start;
      const store = (next: Job | undefined) => {
        const { written, ...latest } = versionsAfter(job, next, new Date(at), 'admin:ada');
        for (const one of written) history.set(one.from.getTime(), { ...history.get(one.from.getTime()), ...one });
        job = next && { ...next, ...latest, updated_at: new Date(at).toISOString() };
        states.push({ at, job });
      };
      store(aJob({ version: '' }));
      // As if it had been published before versions were kept.
      if (isOlder && job) {
        history.clear();
        Object.assign(job, { version: '' });
      }
      for (const { hours, isDeleted, changes } of edits) {
        at += hours * hourMs + 1;
        if (job) store(isDeleted ? undefined : { ...job, ...changes });
      }
      if (job) store({ ...job, title: 'Architect', status: 'Inactive' });
      for (let time = start + 1; time < start + days * 24 * hourMs; time += hourMs / 2) {
        const current = states.findLast((state) => state.at <= time)?.job;
        const isPublic = current && isOpen(current, time);
        const shown = [...history.values()].filter(({ from, until }) => from.getTime() <= time && (!until || time < until.getTime()));
        expect(shown.map((version) => advertised.parse(version))).toEqual(isPublic ? [advertised.parse(current)] : []);
        if (current?.version) expect(!current.closed_at || time < Date.parse(current.closed_at)).toBe(isPublic);
      }
    }),
  );
});

it('says until when a version was public, and who published and ended it', () => {
  const [published, closed] = ['2026-11-02T09:00:00.000Z', '2026-12-01T12:00:00.000Z'];
  const job = aJob({ version: '' });
  const { version, written } = versionsAfter(undefined, job, new Date(published), 'admin:ada');
  expect(version).toBe(published);
  expect(written).toEqual([{ ...advertised.parse(job), from: new Date(published), by: 'ada' }]);
  const ended = versionsAfter({ ...job, version }, { ...job, status: 'Inactive' }, new Date(closed), 'admin:ben');
  expect(ended).toMatchObject({ version: published, closed_at: closed });
  expect(ended.written).toEqual([{ ...advertised.parse(job), from: new Date(published), until: new Date(closed), ended_by: 'ben' }]);
});
