import { expect } from 'vitest';

/** No input within the limits may hold the thread for longer. */
const longestMs = 100;

/** Below this a difference is noise. */
const noiseMs = 5;

/** How much faster than its input the time may grow from one size to the next: caches and garbage take their share. */
const tolerance = 2;

/**
 * Fails when the work on an input takes more than 100 ms of CPU, or when its time grows faster than the input.
 * @param name of the input, for the failure's message
 * @param make makes the input of a size, and returns the work on it
 * @param sizes upwards, each several times the one before
 */
export async function expectLinear(name: string, make: (size: number) => () => unknown, sizes: number[]): Promise<void> {
  let previous: { size: number; ms: number } | undefined;
  for (const size of sizes) {
    const ms = await leastCpuMs(make(size));
    const most = previous ? Math.min(longestMs, noiseMs + (tolerance * previous.ms * size) / previous.size) : longestMs;
    expect(ms, `${name}: milliseconds of CPU for a size of ${size}`).toBeLessThan(most);
    previous = { size, ms };
  }
}

/** The least of several runs: other processes may be at work, and the first run compiles. */
async function leastCpuMs(run: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 5; turn += 1) {
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
