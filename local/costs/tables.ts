import measured from '../../docs/costs.json' with { type: 'json' };
import { costOf, floodOf, usageOf } from './model.ts';

const examples = {
  'a small company': { visitors: 1_000, jobs: 10 },
  'a medium company': { visitors: 10_000, jobs: 50 },
  'a big company': { visitors: 100_000, jobs: 500 },
};
const viralDay = { visitors: 1_000_000, jobs: 10 };
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
      [
        ...Object.entries(examples).map(([name, company]) => rowOf(name, company, `${dollars(costOf(usageOf(company), 30))} a month`)),
        rowOf('a viral day', viralDay, `${dollars(costOf(usageOf(viralDay), 1))} for the day`),
      ],
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

function rowOf(name: string, company: { visitors: number; jobs: number }, cost: string): string[] {
  const { calls, reads, writes, captchas } = usageOf(company);
  return [name, ...[company.visitors, company.jobs, calls, reads, writes, captchas].map(text), cost];
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
