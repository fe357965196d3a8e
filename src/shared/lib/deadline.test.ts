import { beforeEach, expect, it, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());

it('aborts after its time, which a restart extends', () => {
  const { signal, restart } = startDeadline(100);
  vi.advanceTimersByTime(99);
  restart();
  vi.advanceTimersByTime(99);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('does not abort once it was stopped', () => {
  const { signal, stop } = startDeadline(100);
  stop();
  vi.advanceTimersByTime(1000);
  expect(signal.aborted).toBe(false);
});

it('aborts with the caller’s signal, for the same reason', () => {
  const outer = new AbortController();
  const { signal } = startDeadline(100, outer.signal);
  outer.abort(new DOMException('stopped', 'AbortError'));
  expect(signal.reason).toMatchObject({ name: 'AbortError' });
});

it('is aborted from the start if the caller’s signal is aborted', () => {
  const { signal } = startDeadline(100, AbortSignal.abort(new DOMException('stopped', 'AbortError')));
  expect(signal.reason).toMatchObject({ name: 'AbortError' });
});
