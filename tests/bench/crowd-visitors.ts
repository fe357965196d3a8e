/** Keeps 2,000 requests with different queries in flight for 20 s, then sends the error count. */
import { Agent } from 'node:http';
import { visit } from './visit.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const end = performance.now() + 20_000;
let failures = 0;

async function visitRepeatedly(visitor: number): Promise<void> {
  for (let round = 0; performance.now() < end; round++) {
    const answer = await visit(`${process.argv[2]}&x=${visitor}.${round}`, { agent }).catch(() => undefined);
    if (answer?.statusCode !== 200) failures += 1;
  }
}

await Promise.all(Array.from({ length: 2000 }, (_, visitor) => visitRepeatedly(visitor)));
agent.destroy();
process.send?.(failures);
process.disconnect();
