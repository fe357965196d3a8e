import { expect } from 'vitest';

/** The longest CPU time that is allowed, in milliseconds. */
const maximumMs = 100;
/** Times below this are noise, in milliseconds. */
const noiseMs = 1;
/** By what factor the time may grow faster than the size. Quadratic functions exceed it by far. */
const tolerance = 3;
/** How often each size is measured at most. The first runs include compilation, which is slow. */
const maximumRuns = 50;

/**
 * Expects the CPU time to grow no faster than the input.
 * @param sizes ascending; the last is at least eight times the first
 */
export async function expectLinear(
  name: string,
  prepare: (size: number) => () => unknown,
  sizes: readonly [number, ...number[]],
): Promise<void> {
  const [smallest] = sizes;
  const base = Math.max(noiseMs, await leastCpuMs(prepare(smallest), noiseMs));
  for (const size of sizes) {
    const allowedMs = Math.min(maximumMs, (tolerance * base * size) / smallest);
    const ms = await leastCpuMs(prepare(size), allowedMs);
    expect(ms, `${name}: ${ms.toFixed(1)} ms at size ${size}, ${base.toFixed(1)} ms at size ${smallest}`).toBeLessThanOrEqual(allowedMs);
  }
}

/** @returns the least CPU milliseconds of some runs @param enoughMs a run this short is the last */
async function leastCpuMs(work: () => unknown, enoughMs: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < maximumRuns && least > enoughMs; run++) {
    const started = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(started);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
