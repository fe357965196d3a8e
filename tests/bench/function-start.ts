import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { freePort } from '../../local/ports.ts';
import { inProject } from '../../local/project.ts';
import { inTurns } from './rounds.ts';
import { atMostTimes, type Row, withoutBar } from './row.ts';
import { visit } from './visit.ts';

const rounds = 15;
const framework = inProject('functions/node_modules/@google-cloud/functions-framework/build/src/main.js');
/** Longer than any start takes, in milliseconds. */
const timeoutMs = 20_000;

type Start = { source: string; target: string; path: string; status: number };

const hello: Start = { source: inProject('functions/testing/hello'), target: 'hello', path: '/', status: 200 };
const bareQuery: Start = { source: inProject('functions/testing/query'), target: 'query', path: '/', status: 200 };
const api = { source: inProject('functions'), target: 'api' };

/** Measures the time to the first answer, compared with a bare hello and a bare query. */
export async function measureFunctionStart(): Promise<Row[]> {
  // The first round warms up the file system's cache.
  const samples = await inTurns(
    {
      hello: () => timeToFirstAnswer(hello),
      withoutFirestore: () => timeToFirstAnswer({ ...api, path: '/api/nothing', status: 404 }),
      withFirestore: () => timeToFirstAnswer({ ...api, path: endpoints.listPublicJobs.path, status: 200 }),
      bareQuery: () => timeToFirstAnswer(bareQuery),
    },
    rounds,
    1,
  );
  const what = 'function: load and first answer';
  return [
    atMostTimes(`${what} without Firestore, against a bare hello`, samples.withoutFirestore, samples.hello, 1.2, 'ms'),
    atMostTimes(`${what} with its first query, against a bare hello`, samples.withFirestore, samples.hello, 1.6, 'ms'),
    withoutBar(atMostTimes(`${what} of a bare function with one query, against a bare hello`, samples.bareQuery, samples.hello, 1.6, 'ms')),
  ];
}

/** @returns milliseconds from the start of the process to its first answer */
async function timeToFirstAnswer({ source, target, path, status }: Start): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [framework, `--source=${source}`, `--port=${port}`], {
    // Google also passes the target in the environment.
    env: {
      ...process.env,
      FUNCTION_TARGET: target,
      METADATA_SERVER_DETECTION: 'none',
      GCLOUD_PROJECT: process.env['GCLOUD_PROJECT'] ?? 'demo-bench',
    },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  try {
    while (performance.now() - started < timeoutMs) {
      const answer = await visit(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
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
