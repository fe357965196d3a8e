import measured from '../../docs/costs.json' with { type: 'json' };
import { costOf, floodOf, usageOf } from './model.ts';

const examples = [
  { name: 'a small company', visitors: 1_000, jobs: 10, days: 30 },
  { name: 'a medium company', visitors: 10_000, jobs: 50, days: 30 },
  { name: 'a big company', visitors: 100_000, jobs: 500, days: 30 },
  { name: 'a viral day', visitors: 1_000_000, jobs: 10, days: 1 },
];
const floods = [10, 500].map((jobs) => ({ rate: 2_000, jobs }));

/** @returns docs/costs-computed.md */
export function costTables(): string {
  return [
    '# Costs, computed',
    'Made by tests: `npm test -- tests/api/costs.test.ts local/costs -u` measures and computes again. [costs.md](costs.md) explains the numbers.',
    '## What each action uses',
    table(
      ['action', 'function calls', 'reads', 'reads for each open job', 'writes', 'deletes'],
      Object.entries(measured).map(([name, { calls, reads, readsPerJob, writes, deletes }]) => [
        name,
        ...[calls, reads, readsPerJob, writes, deletes].map(text),
      ]),
    ),
    '## Examples',
    table(
      ['', 'visitors a day', 'open jobs', 'calls a day', 'reads a day', 'writes a day', 'captchas a day', 'cost'],
      examples.map(({ name, visitors, jobs, days }) => {
        const usage = usageOf({ visitors, jobs });
        const { calls, reads, writes, captchas } = usage;
        const cost = `${dollars(costOf(usage, days))} ${days === 1 ? 'for the day' : 'a month'}`;
        return [name, ...[visitors, jobs, calls, reads, writes, captchas].map(text), cost];
      }),
    ),
    '## A flood',
    table(
      ['requests a second', 'open jobs', 'answered a second', 'cost of a whole day'],
      floods.map(({ rate, jobs }) => {
        const { answered, cost } = floodOf({ rate, jobs });
        return [text(rate), text(jobs), text(answered), dollars(cost)];
      }),
    ),
  ].join('\n\n');
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @returns three significant digits */
function text(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en-US');
}

function dollars(value: number): string {
  return `$${Number(value.toPrecision(2)).toLocaleString('en-US')}`;
}
