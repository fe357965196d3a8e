import { expect, it, vi } from 'vitest';
import { noRemovals } from './retention.ts';
import { reportUpkeep } from './upkeep.ts';

type Report = Parameters<typeof reportUpkeep>[0];

const done: Report = { removed: { ...noRemovals().removed, applications: 3 }, failed: [], complete: true };
const failed = [{ id: 'b', error: 'Error 403' }];

function report(run: Report) {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let thrown: unknown;
  try {
    reportUpkeep(run);
  } catch (error) {
    thrown = error;
  }
  return { entry: JSON.parse(log.mock.calls.join()) as unknown, thrown };
}

it.each([
  ['all was done', done, 'INFO', 'Upkeep done'],
  ['the retention is behind', { ...done, complete: false }, 'WARNING', 'Retention not finished'],
])('logs a run in which %s', (_what, run, severity, message) => {
  const { entry, thrown } = report(run);
  expect(entry).toMatchObject({ severity, message });
  expect(thrown).toBeUndefined();
});

it('fails a run that could not remove something, after logging it', () => {
  const both = [...failed, { id: 'f', error: 'Error' }];
  const { entry, thrown } = report({ ...done, failed: both });
  expect(entry).toMatchObject({ severity: 'WARNING', failed: both });
  expect(thrown).toEqual(new Error('Upkeep: 2 not removed. The first: b (Error 403)'));
});

it('logs the work done before it fails a run that ended early', () => {
  const stopped = new Error('The upkeep ended early: Error 7');
  const { entry, thrown } = report({ ...done, failed, stopped });
  expect(entry).toMatchObject({
    severity: 'WARNING',
    message: 'Not removed: 1; Ended early',
    removed: { applications: 3 },
    failed,
  });
  expect(thrown).toBe(stopped);
});
