import { findFreeRange, launch } from '../launcher/launcher.ts';
import { atMost, type Row } from './row.ts';

const rounds = 5;
/** In seconds. */
const bar = 30;

/** Measures `npm start` with packages and builds in place. */
export async function measureStart(): Promise<Row[]> {
  await secondsToReady();
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) seconds.push(await secondsToReady());
  return [atMost('npm start to Ready', seconds, bar, 's')];
}

async function secondsToReady(): Promise<number> {
  const from = await findFreeRange();
  const started = performance.now();
  const run = launch('start', [], { from });
  await run.printed('Ready on');
  const seconds = (performance.now() - started) / 1000;
  process.kill(run.pid, 'SIGTERM');
  await run.exit;
  return seconds;
}
