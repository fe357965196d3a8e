import { expect, it } from 'vitest';
import { memoryCounter } from './memory-counter.ts';

it('forgets all keys once there are too many', () => {
  const count = memoryCounter(1000, () => 0);
  expect(count('a', 1)).toBe(0);
  for (let key = 0; key < 10_000; key++) count(String(key), 1);
  expect(count('a', 1)).toBe(0);
});
