import { afterEach, expect } from 'vitest';
import { policyReports } from './policy-reports.ts';

let expectedTexts: string[] = [];

/** Waits for a report with each of these texts, such as directives. Others fail the test. */
export async function waitForReport(...texts: string[]): Promise<void> {
  expectedTexts = texts;
  for (const text of texts) await expect.poll(() => policyReports.join('\n')).toContain(text);
}

// Registered before a file's own hooks, so it runs after them.
afterEach(() => {
  const reports = policyReports.splice(0).filter((report) => !expectedTexts.some((text) => report.includes(text)));
  expectedTexts = [];
  expect(reports, 'reports of violated policies').toEqual([]);
});
