import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { root } from '../project.ts';

/** The part of Vitest's JSON report that `readResults` needs. */
const report = z.object({
  success: z.boolean(),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

export type TestResults = {
  passed: number;
  failed: number;
  skipped: number;
  skippedIn: string[];
};

/** @param file Vitest's JSON report @returns the counts; a file that fails to load is a failure */
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
