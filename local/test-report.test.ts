import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { TestReport } from './test-report.ts';

let print: MockInstance<typeof console.log>;
beforeEach(() => {
  print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => print.mockRestore());

const printed = () => print.mock.calls.flat().join('\n').trim().split('\n');

function reportOf(strict: boolean): TestReport {
  const report = new TestReport(strict);
  report.addKind('rules', { passed: 5, failed: 0, skipped: [], output: '' });
  return report;
}

test('a file that is left out is named, counted, and beside it the kind goes on', () => {
  const report = reportOf(false);
  report.skip('rules, tests/rules/storage.test.ts', 3, 'no emulator.');
  expect(report.finish()).toBe(0);
  expect(printed()).toEqual([
    'rules: 5 passed, 0 failed, 0 skipped',
    'rules, tests/rules/storage.test.ts: 3 skipped (a table of cases counted as one)',
    'skipped: rules, tests/rules/storage.test.ts: no emulator.',
    'tests: 5 passed, 0 failed, 3 skipped',
  ]);
});

test.each<[string, (report: TestReport) => void]>([
  ['a file', (report) => report.skip('rules, tests/rules/storage.test.ts', 3, 'no emulator.')],
  ['a test', (report) => report.addKind('api', { passed: 1, failed: 0, skipped: ['a test'], output: '' })],
])('where nothing may be skipped, %s that is fails the run', (_, skip) => {
  const report = reportOf(true);
  skip(report);
  expect(report.finish()).toBe(1);
  expect(printed()).toContain('CI is true: nothing may be skipped.');
});

test.each<[string, (report: TestReport) => void]>([
  ['a test', (report) => report.addKind('api', { passed: 1, failed: 1, skipped: [], output: 'why' })],
  ['a check', (report) => report.addCheck('lint', false, 'why')],
])('%s that fails fails the run, and what it said is printed', (_, fail) => {
  const report = reportOf(false);
  fail(report);
  expect(report.finish()).toBe(1);
  expect(printed()).toContain('why');
});

test('where all has passed, so has the run', () => {
  expect(reportOf(true).finish()).toBe(0);
});
