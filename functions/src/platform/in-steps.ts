import { setTimeout as sleep } from 'node:timers/promises';
import { serverLimits } from './contract/limits.ts';

/** Ends only at the end of a step, so that nobody learns from the time what the work has found. */
export async function inSteps<Result>(work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const { linkStepMs } = serverLimits;
    await sleep(linkStepMs - ((performance.now() - begun) % linkStepMs));
  }
}
