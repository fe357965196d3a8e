import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../local/ports.ts';
import { inProject } from '../../local/project.ts';
import { inTurns } from './rounds.ts';
import { visit } from './visit.ts';

const framework = inProject('functions/node_modules/@google-cloud/functions-framework/build/src/main.js');

/** Measures the time to the first answer without Firestore, compared with a bare hello. */
export async function measureFunctionStart() {
  const ours = () => timeToFirstAnswer('functions', 'api', 404);
  const reference = () => timeToFirstAnswer('functions/testing/hello', 'hello', 200);
  // The first round warms up the file system's cache.
  return { firstAnswer: await inTurns({ ours, reference }, 31, 1) };
}

/** @returns milliseconds from process start to the first answer, which must have this status */
async function timeToFirstAnswer(source: string, target: string, status: number): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const { NODE_COMPILE_CACHE: _, ...outer } = process.env;
  // Google also passes the target in the environment.
  const env = { GCLOUD_PROJECT: 'demo-bench', ...outer, FUNCTION_TARGET: target, METADATA_SERVER_DETECTION: 'none' };
  const child = spawn(process.execPath, [framework, `--source=${inProject(source)}`, `--port=${port}`], { env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  try {
    while (child.exitCode === null && performance.now() - started < 20_000) {
      const answer = await visit(`http://127.0.0.1:${port}/api/nothing`).catch(() => undefined);
      if (answer?.statusCode === status) return performance.now() - started;
      if (answer) throw new Error(`${target} answers ${answer.statusCode}`);
      await sleep(2);
    }
    throw new Error(`${target} does not answer`);
  } finally {
    child.kill('SIGKILL');
    await exited;
  }
}
