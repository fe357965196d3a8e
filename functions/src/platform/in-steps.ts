import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Ends only at the end of a step, so that nobody learns from the time what the work has found.
 * @param stepMs longer than the work usually takes
 */
export async function inSteps<Result>(stepMs: number, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    await sleep(stepMs - ((performance.now() - begun) % stepMs));
  }
}
