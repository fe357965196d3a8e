import { afterEach, expect } from 'vitest';
import { policyReports } from './policy-reports.ts';

let foreseen: string | undefined;

/** Waits until the policy has stopped something by this directive. Any other report fails the test. */
export async function reported(directive: string): Promise<void> {
  foreseen = directive;
  await expect.poll(() => policyReports.join('\n')).toContain(directive);
}

// Set up before a file's own hooks, so it runs after them, when its pages are closed.
afterEach(() => {
  const reports = policyReports.splice(0).filter((report) => foreseen === undefined || !report.includes(foreseen));
  foreseen = undefined;
  expect(reports, 'reports of the content security policy').toEqual([]);
});
