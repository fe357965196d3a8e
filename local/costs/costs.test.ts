import { expect, test } from 'vitest';
import { costOf, floodOf, usageOf } from './model.ts';
import { costTables } from './tables.ts';

test('docs/costs-computed.md follows from what is measured', async () => {
  await expect(`${costTables()}\n`).toMatchFileSnapshot('../../docs/costs-computed.md');
});

test('a site without visitors stays within what is free', () => {
  expect(costOf(usageOf({ visitors: 0, jobs: 10 }), 30)).toBe(0);
});

test('costs grow with visitors', () => {
  const [some, more] = [10_000, 100_000].map((visitors) => costOf(usageOf({ visitors, jobs: 10 }), 30));
  expect(more).toBeGreaterThan(some ?? 0);
});

test('a flood is bounded by the instances', () => {
  const [flood, greater] = [50_000, 500_000].map((rate) => floodOf({ rate, jobs: 500 }));
  expect(greater?.answered).toBe(flood?.answered);
});
