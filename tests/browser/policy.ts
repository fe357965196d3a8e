import { afterEach, expect } from 'vitest';
import { policyReports } from './policy-reports.ts';

let expectedReport: string | undefined;

/** Waits for a report of this directive. Any other report fails the test. */
export async function waitForReport(directive: string): Promise<void> {
  expectedReport = directive;
  await expect.poll(() => policyReports.join('\n')).toContain(directive);
}

// Registered before a file's own hooks, so it runs after them.
afterEach(() => {
  const reports = policyReports.splice(0).filter((report) => expectedReport === undefined || !report.includes(expectedReport));
  expectedReport = undefined;
  expect(reports, 'reports of the content security policy').toEqual([]);
});
