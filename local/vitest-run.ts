import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Lifetime } from './lifetime.ts';
import { runProcess } from './processes.ts';
import { inProject, localFolder, root } from './project.ts';
import { excludedTests, type Kind } from './test-kinds.ts';

const vitest = inProject('node_modules/vitest/vitest.mjs');

/** What Vitest's JSON reporter writes, as far as it is read here. */
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

export type Outcome = {
  passed: number;
  failed: number;
  /** Names of the tests that their own file leaves out. */
  skipped: string[];
  /** What Vitest printed. */
  output: string;
};

/**
 * Runs one kind of test to its end.
 * @param excluded files to leave out, as patterns
 */
export async function runKind(life: Lifetime, kind: Kind, env: Record<string, string>, excluded: string[]): Promise<Outcome> {
  const file = join(localFolder, 'test', `${kind}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runProcess(life, process.execPath, [vitest, 'run', '--project', kind, ...reporters], {
    cwd: root,
    env: { ...env, ...(excluded.length > 0 && { [excludedTests]: excluded.join(' ') }) },
  });
  return { ...count(file, code === 0), output };
}

/** A run that failed for another reason than a test, such as a file that can't be loaded, is one failure. */
function count(file: string, succeeded: boolean): Omit<Outcome, 'output'> {
  const results = read(file);
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: succeeded ? failed : Math.max(failed, 1),
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
  };
}

function read(file: string) {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults;
  } catch {
    return [];
  }
}

/** @returns how many tests a kind has, or a file of it, found without running any */
export async function countTests(life: Lifetime, kind: Kind, file?: string): Promise<number> {
  const list = join(localFolder, 'test', `${kind}-list.json`);
  rmSync(list, { force: true });
  const filter = file === undefined ? [] : [file];
  await runProcess(life, process.execPath, [vitest, 'list', ...filter, '--project', kind, '--staticParse', `--json=${list}`], {
    cwd: root,
  });
  try {
    return z.array(z.unknown()).parse(JSON.parse(readFileSync(list, 'utf8'))).length;
  } catch {
    return 0;
  }
}
