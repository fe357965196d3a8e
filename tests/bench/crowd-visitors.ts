/** Keeps requests with different queries in flight, then sends a {@link CrowdResult} and ends. */
import { Agent } from 'node:http';
import { visit } from './visit.ts';

export type CrowdOptions = { inFlight: number; connections: number; ms: number };

/** In milliseconds. A failure is no answer, or another status than 200. */
export type CrowdResult = { count: number; p99: number; failures: number };

const [address = '', options = ''] = process.argv.slice(2);
const { inFlight, connections, ms } = JSON.parse(options) as CrowdOptions;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const end = performance.now() + ms;
const times: number[] = [];
let failures = 0;

async function visitRepeatedly(visitor: number): Promise<void> {
  while (performance.now() < end) {
    const start = performance.now();
    const answer = await visit(`${address}?x=${visitor}.${times.length}`, { agent }).catch(() => undefined);
    times.push(performance.now() - start);
    if (answer?.statusCode !== 200) failures += 1;
  }
}

await Promise.all(Array.from({ length: inFlight }, (_, visitor) => visitRepeatedly(visitor)));
agent.destroy();
times.sort((a, b) => a - b);
process.send?.({ count: times.length, p99: times[Math.floor(times.length * 0.99)] ?? NaN, failures } satisfies CrowdResult);
process.disconnect();
