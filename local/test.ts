import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { claim } from './claim.ts';
import { runInForeground } from './foreground.ts';
import { type Lifetime, run } from './lifetime.ts';
import { Problem } from './problem.ts';
import { runProcess } from './processes.ts';
import { say } from './progress.ts';
import { inProject, localFolder, root } from './project.ts';
import { passingSettings } from './settings.ts';
import { type Prepared, prepareStack } from './stack.ts';
import { exhaustiveTests, type Kind, kinds, kindsOf, needs } from './test-kinds.ts';
import { TestReport } from './test-report.ts';
import { startTestStack } from './test-stack.ts';
import { countTests, runKind } from './vitest-run.ts';

/**
 * `npm test`: every kind of test, without those that take minutes; `npm test -- --all`: those too; with other arguments, just what they
 * name, by Vitest. Exit code 0 only if all of it passed.
 */
export function main(args: string[]): Promise<number> {
  const all = args.includes('--all');
  const named = args.filter((arg) => arg !== '--all');
  return run(async (life) => {
    mkdirSync(join(localFolder, 'test'), { recursive: true });
    return named.length > 0 ? runNamed(life, named) : runAll(life, all);
  });
}

/** Vitest in the foreground, with a stack where what the arguments name needs one. */
async function runNamed(life: Lifetime, args: string[]): Promise<number> {
  const asked = kindsOf(args);
  const withStack = asked.filter((kind) => needs[kind].stack && kind !== 'launcher');
  if (withStack.length > 0) claimTests(life);
  const env = withStack.length > 0 ? await startTestStack(life, await prepareStack(life, await passingSettings('test'))) : {};
  const vitest = inProject('node_modules/vitest/vitest.mjs');
  return runInForeground(life, [vitest, 'run', ...args], env);
}

/** @throws {Problem} when a run of this clone has its stack up: the two would end each other's */
function claimTests(life: Lifetime): void {
  claim(life, 'test', ({ pid }) => `Tests are running here already (process ${pid}). Wait for them, or: kill ${pid}`);
}

async function runAll(life: Lifetime, all: boolean): Promise<number> {
  claimTests(life);
  const report = new TestReport(process.env.CI === 'true');
  const { prepared, problem } = await tryToPrepare(life);
  const chosen = kinds.filter((kind) => all || !needs[kind].exhaustive);
  const excluded = all ? [] : [exhaustiveTests];

  // Types and lint are checked while the stack is built and started.
  const checks = async () => {
    await check(life, report, 'types', [...compiler, '--tsBuildInfoFile', inLocal('types.tsbuildinfo')]);
    await check(life, report, 'types of the function', [
      ...compiler,
      '--project',
      'functions',
      '--tsBuildInfoFile',
      inLocal('types-function.tsbuildinfo'),
    ]);
    // The cache knows a file's own changes, not those of the types that it uses.
    const cache = all ? [] : ['--cache', '--cache-strategy', 'content', '--cache-location', inLocal('eslint-cache')];
    await check(life, report, 'lint', ['node_modules/eslint/bin/eslint.js', '.', ...cache]);
  };
  const [stack] = await Promise.all([prepared && tryToStart(life, prepared), checks()]);
  if (stack?.failure !== undefined) report.addCheck('the local Firebase', false, stack.failure);

  for (const kind of chosen.filter((name) => !needs[name].stack)) await runInto(life, report, kind, {}, excluded);
  for (const kind of chosen.filter((name) => needs[name].stack)) {
    const reason = problem ?? (stack?.failure === undefined ? missing(kind) : 'the local Firebase did not start.');
    const withoutStorage = prepared?.storage ? undefined : needs[kind].storage;
    if (reason === undefined) await runInto(life, report, kind, stack?.env ?? {}, excluded, withoutStorage);
    else report.skip(`${kind}, all of it`, await countTests(life, kind), reason);
  }
  return report.finish();
}

const compiler = ['node_modules/typescript/bin/tsc', '--noEmit', '--incremental'];
const inLocal = (file: string) => join(localFolder, file);

/** Without Java or the Firestore emulator, the other tests run all the same. */
async function tryToPrepare(life: Lifetime): Promise<{ prepared?: Prepared; problem?: string }> {
  try {
    return { prepared: await prepareStack(life, await passingSettings('test')) };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}

/** A stack that can't be built or started is a failure, but the tests that need none still tell something. */
async function tryToStart(life: Lifetime, prepared: Prepared): Promise<{ env?: Record<string, string>; failure?: string }> {
  try {
    return { env: await startTestStack(life, prepared) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** @returns what this kind would need beside the stack, and is not here */
function missing(kind: Kind): string | undefined {
  if (!needs[kind].chromium || findChromium()) return undefined;
  return 'no Chromium or Chrome was found; install one or name it in CHROMIUM_PATH.';
}

async function check(life: Lifetime, report: TestReport, name: string, [tool = '', ...args]: string[]): Promise<void> {
  say(`Checking ${name}`);
  const { code, output } = await runProcess(life, process.execPath, [inProject(tool), ...args], { cwd: root });
  report.addCheck(name, code === 0, output);
}

/**
 * @param excluded files that are not asked for
 * @param withoutStorage the file to skip, where there is no Storage emulator
 */
async function runInto(
  life: Lifetime,
  report: TestReport,
  kind: Kind,
  env: Record<string, string>,
  excluded: string[],
  withoutStorage?: string,
): Promise<void> {
  say(`Running the ${kind} tests`);
  report.addKind(kind, await runKind(life, kind, env, withoutStorage === undefined ? excluded : [...excluded, withoutStorage]));
  if (withoutStorage === undefined) return;
  const reason = 'the Storage emulator could not be downloaded; check the network, or name its jar in STORAGE_EMULATOR_BINARY_PATH.';
  report.skip(`${kind}, ${withoutStorage}`, await countTests(life, kind, withoutStorage), reason);
}
