import { beforeEach, expect, it, vi } from 'vitest';
import { summing } from './summing.ts';

beforeEach(() => void vi.useFakeTimers());

const everyMs = 2000;

it('writes the first at once, and those of the next 2 seconds together', async () => {
  const written: number[] = [];
  const count = summing(everyMs);
  const view = () =>
    count('job', (amount) => {
      written.push(amount);
      return Promise.resolve();
    });
  await view();
  await Promise.all(Array.from({ length: 27 }, view));
  expect(written).toEqual([1]);
  await vi.advanceTimersByTimeAsync(everyMs);
  await view();
  expect(written).toEqual([1, 27]);
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(written).toEqual([1, 27, 1]);
  await vi.advanceTimersByTimeAsync(everyMs);
  await view();
  expect(written).toEqual([1, 27, 1, 1]);
});

it('waits neither for a write that hangs nor for another id, and loses what fails', async () => {
  const count = summing(everyMs);
  const hanging = count('a', () => new Promise(() => undefined));
  await count('b', () => Promise.reject(new Error('unavailable')));
  await vi.advanceTimersByTimeAsync(everyMs);
  await hanging;
});
