import { expect } from 'vitest';

/** The longest CPU time that is allowed, in milliseconds. */
const boundMs = 100;
/** Shorter times are noise, in milliseconds. */
const noiseMs = 1;
/** How much faster than the input the time may grow. A quadratic function exceeds it by far. */
const tolerance = 3;
/** How often a size is measured at most. The first runs include compilation. */
const runs = 50;

/** Expects the CPU time to grow no faster than the input. @param sizes ascending, by 8 at least */
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

/** @returns the least CPU time of some runs, in milliseconds @param enoughMs ends the runs */
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
