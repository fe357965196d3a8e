import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { root } from './project.ts';

/** What Vitest's JSON reporter writes, as far as it is read here. */
const report = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

export type TestResults = {
  passed: number;
  failed: number;
  skipped: number;
  /** Files with skipped tests, and how many these are. */
  skippedIn: string[];
};

/**
 * @param file the absolute path of what Vitest's JSON reporter wrote
 * @returns the counts; a file that can't be loaded and a run that failed for another reason than a test count as one failure
 */
export function readResults(file: string): TestResults {
  const { success, testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const failed =
    count('failed') + testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  return {
    passed: count('passed'),
    failed: success ? failed : Math.max(failed, 1),
    skipped: tests.filter(isSkipped).length,
    skippedIn: testResults.flatMap(({ name, assertionResults }) => {
      const skipped = assertionResults.filter(isSkipped).length;
      return skipped > 0 ? [`${skipped} tests of ${relative(root, name)}`] : [];
    }),
  };
}

function isSkipped({ status }: { status: string }): boolean {
  return status !== 'passed' && status !== 'failed';
}
