import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends after its time, and later when something was heard', () => {
  const { signal, restart } = startDeadline(100);
  vi.advanceTimersByTime(99);
  restart();
  vi.advanceTimersByTime(99);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('does not end what has ended', () => {
  const { signal, stop } = startDeadline(100);
  stop();
  vi.advanceTimersByTime(1000);
  expect(signal.aborted).toBe(false);
});

it('ends with the caller’s own signal, for its reason', () => {
  const outer = new AbortController();
  const { signal } = startDeadline(100, outer.signal);
  outer.abort(new DOMException('stopped', 'AbortError'));
  expect(signal.reason).toMatchObject({ name: 'AbortError' });
});

it('has ended where the caller’s own signal had before', () => {
  const { signal } = startDeadline(100, AbortSignal.abort(new DOMException('stopped', 'AbortError')));
  expect(signal.reason).toMatchObject({ name: 'AbortError' });
});
