import { findFreeRange, launch } from '../launcher/launcher.ts';
import { inTurns, timed } from './rounds.ts';

/** Measures `npm start` with packages and builds in place, in seconds. */
export const measureStart = () => inTurns({ ready: secondsToReady }, 3, 1);

async function secondsToReady(): Promise<number> {
  const run = launch('start', [], { from: await findFreeRange() });
  const ms = await timed(() => run.printed('Ready on'));
  process.kill(run.pid, 'SIGTERM');
  await run.exit;
  return ms / 1000;
}
