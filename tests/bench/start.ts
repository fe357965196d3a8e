import { findFreeRange, launch } from '../launcher/launcher.ts';
import { inTurns, timed } from './rounds.ts';
import { atMost, type Row } from './row.ts';

const rounds = 5;
/** In seconds. */
const bar = 30;

/** Measures `npm start` with packages and builds in place. */
export async function measureStart(): Promise<Row[]> {
  const { seconds } = await inTurns({ seconds: secondsToReady }, rounds, 1);
  return [atMost('npm start to Ready', seconds, bar, 's')];
}

async function secondsToReady(): Promise<number> {
  const from = await findFreeRange();
  const run = launch('start', [], { from });
  const ms = await timed(() => run.printed('Ready on'));
  process.kill(run.pid, 'SIGTERM');
  await run.exit;
  return ms / 1000;
}
