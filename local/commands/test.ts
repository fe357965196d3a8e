import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { browserNames, headless, missingPrograms, provideChromium } from '../browsers.ts';
import type { Lifetime } from '../lifetime.ts';
import { Problem } from '../problem.ts';
import { runInTerminal, runNode } from '../processes.ts';
import { say } from '../progress.ts';
import { inProject, localFolder, root } from '../project.ts';
import { quickProjects, quickRun } from './quick-run.ts';
import { provideEmulators } from '../emulators/stack.ts';

/** With `--all`, journeys run in Chromium with a window instead of the headless one. */
const allProjects = [
  'unit',
  'component',
  'api',
  'browser',
  ...browserNames.filter((name) => name !== headless),
  'hosting',
  'timing',
  'launcher',
];

/** `npm test`: checks, and the quick tests or, with `-- --all`, all. Others go to Vitest alone. */
export function main(args: string[], life: Lifetime): Promise<number> {
  const all = args.includes('--all');
  const vitestArgs = args.filter((arg) => arg !== '--all');
  return vitestArgs.length > 0 ? runVitest(life, vitestArgs, {}) : runAll(life, all);
}

async function runAll(life: Lifetime, all: boolean): Promise<number> {
  mkdirSync(localFolder, { recursive: true });
  const projects = all ? allProjects : quickProjects;
  const missing = all ? missingPrograms() : [];
  if (missing.length > 0) throw new Problem(`Install what is missing: ${missing.join(' ')}. Or choose tests: npm test -- --project=unit`);
  await provideEmulators(life);
  await provideChromium(life);
  const seed = process.env['TEST_SEED'] || String(all ? Math.floor(Math.random() * 2 ** 31) : 1);
  if (all) say(`Random data comes from TEST_SEED=${seed}`);
  const results = join(localFolder, 'test-results.json');
  rmSync(results, { force: true });
  const selection = projects.map((project) => `--project=${project}`);
  const [failedChecks, vitestCode] = await Promise.all([
    runChecks(life, all),
    runVitest(life, ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...selection], {
      TEST_SEED: seed,
      ...(!all && { [quickRun]: 'true' }),
    }),
  ]);

  if (!existsSync(results)) throw new Problem('Vitest ended without results.');
  const { passed, failed, skipped, skippedIn } = readResults(results);
  for (const tests of skippedIn) console.log(`skipped: ${tests}`);
  const failsForSkips = process.env['CI'] === 'true' && skippedIn.length > 0;
  if (failsForSkips) console.log('CI is true: nothing may be skipped.');
  if (failedChecks.length > 0) console.log(`failed: ${failedChecks.join(', ')}`);
  // An unhandled rejection, for example, fails no test.
  if (vitestCode !== 0 && failed === 0) console.log('failed: Vitest, because of an error outside the tests');
  console.log(`tests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || vitestCode !== 0 || failedChecks.length > 0 || failsForSkips ? 1 : 0;
}

/** @returns Vitest's counts; a file that fails outside its tests is one more failure */
function readResults(file: string) {
  const { numTotalTests, numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults;
  const failedOutsideTests = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedOutsideTests.length,
    skipped: numTotalTests - numPassedTests - numFailedTests,
    skippedIn: testResults.flatMap(({ name, assertionResults }) => {
      const skipped = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed').length;
      return skipped > 0 ? [`${skipped} tests of ${relative(root, name)}`] : [];
    }),
  };
}

function runVitest(life: Lifetime, args: string[], env: Record<string, string>): Promise<number> {
  return runInTerminal(life, [inProject('node_modules/vitest/vitest.mjs'), 'run', ...args], env);
}

/** @returns the names of the checks that failed */
async function runChecks(life: Lifetime, all: boolean): Promise<string[]> {
  const inLocal = (file: string) => join(localFolder, file);
  const eslint = 'node_modules/eslint/bin/eslint.js';
  const types = ['node_modules/typescript-7/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile'];
  const cache = (name: string) => ['--cache', '--cache-strategy', 'content', '--cache-location', inLocal(name)];
  const checks: Record<string, string[]> = {
    types: [...types, inLocal('types.tsbuildinfo')],
    'types of the function': [...types, inLocal('types-function.tsbuildinfo'), '--project', 'functions'],
    lint: ['node_modules/oxlint/bin/oxlint'],
    // ESLint's cache ignores changes of imported types, which tell what browsers have.
    ...(all ? { 'layers and browsers': [eslint, '.'] } : { layers: [eslint, '.', ...cache('eslint-cache')] }),
    formatting: ['node_modules/prettier/bin/prettier.cjs', '--check', '.', ...cache('prettier-cache')],
  };
  const failed: string[] = [];
  // In sequence, because the tests run at the same time.
  for (const [name, [tool = '', ...args]] of Object.entries(checks)) {
    const { code, output } = await runNode(life, [inProject(tool), ...args], { env: all ? {} : { [quickRun]: 'true' } });
    say(`Checked ${name}: ${code === 0 ? 'ok' : `failed\n${output}`}`);
    if (code !== 0) failed.push(name);
  }
  return failed;
}
