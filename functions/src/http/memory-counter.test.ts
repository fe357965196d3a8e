import { expect, it } from 'vitest';
import { memoryCounter } from './memory-counter.ts';

it('lets each key count up to the maximum in a window', () => {
  let now = 5000;
  const count = memoryCounter(2, 1000, () => now);
  expect(['a', 'a', 'a', 'b'].map(count)).toEqual([0, 0, 1000, 0]);
  now += 400;
  expect(count('a')).toBe(600);
  now += 600;
  expect(count('a')).toBe(0);
});

it('forgets all keys once there are too many', () => {
  const count = memoryCounter(1, 1000, () => 0);
  expect(count('a')).toBe(0);
  for (let key = 0; key < 10_000; key++) count(String(key));
  expect(count('a')).toBe(0);
});
