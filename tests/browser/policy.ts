import { afterEach, expect } from 'vitest';
import { policyReports } from './policy-reports.ts';

let expectedText: string | undefined;

/** Waits for a report that contains a text, such as a directive. Any other report fails the test. */
export async function waitForReport(text: string): Promise<void> {
  expectedText = text;
  await expect.poll(() => policyReports.join('\n')).toContain(text);
}

// Registered before a file's own hooks, so it runs after them.
afterEach(() => {
  const reports = policyReports.splice(0).filter((report) => expectedText === undefined || !report.includes(expectedText));
  expectedText = undefined;
  expect(reports, 'reports of violated policies').toEqual([]);
});
