import { expect } from 'vitest';

/** What a run may take of the processor at any size, in milliseconds. */
const boundMs = 100;
/** Shorter times are noise, in milliseconds. */
const noiseMs = 1;
/** How much faster than its input the time may grow: caches take their share, a square is far above. */
const tolerance = 3;
/** The first runs compile, and the garbage collector has its say in some. */
const runs = 20;

/**
 * Expects the CPU time of a function to grow no faster than its input, and to stay short.
 * @param name of what is measured, for the failure
 * @param prepare makes the input of a size, and returns the function to measure
 * @param sizes upwards, the last one at least eight times the first: else a square can't be told from a line
 */
export async function expectLinear(
  name: string,
  prepare: (size: number) => () => unknown,
  sizes: readonly [number, ...number[]],
): Promise<void> {
  const [smallest] = sizes;
  const base = Math.max(noiseMs, await leastCpuMs(prepare(smallest), noiseMs));
  for (const size of sizes) {
    const allowedMs = Math.min(boundMs, (tolerance * base * size) / smallest);
    const ms = await leastCpuMs(prepare(size), allowedMs);
    expect(ms, `${name}: ${ms.toFixed(1)} ms at size ${size}, ${base.toFixed(1)} ms at size ${smallest}`).toBeLessThanOrEqual(allowedMs);
  }
}

/** @returns the least CPU time of a few runs, or the first that is short enough, in milliseconds */
async function leastCpuMs(run: () => unknown, enoughMs: number): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < runs && least > enoughMs; tried++) {
    const started = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(started);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
