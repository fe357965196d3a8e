import { expect, it } from 'vitest';
import { memoryCounter } from './memory-counter.ts';

it('lets each key count up to the maximum in a window', () => {
  let now = 5000;
  const count = memoryCounter(1000, () => now);
  expect(['a', 'a', 'a', 'b'].map((key) => count(key, 2))).toEqual([0, 0, 1000, 0]);
  now += 400;
  expect(count('a', 2)).toBe(600);
  now += 600;
  expect(count('a', 2)).toBe(0);
});

it('forgets all keys once there are too many', () => {
  const count = memoryCounter(1000, () => 0);
  expect(count('a', 1)).toBe(0);
  for (let key = 0; key < 10_000; key++) count(String(key), 1);
  expect(count('a', 1)).toBe(0);
});
