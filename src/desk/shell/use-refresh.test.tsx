import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#rooms/platform/contract/limits.ts';
import { useRefresh } from './use-refresh.ts';

const refetch = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  refetch.mockReset();
});

function begin(paused = false) {
  const query = { dataUpdatedAt: Date.now(), errorUpdatedAt: 0, refetch };
  return renderHook((paused: boolean) => useRefresh(query, paused), { initialProps: paused });
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('refreshes what is old, unless it is paused', () => {
  const { rerender } = begin(true);
  pass(2 * limits.refreshMs);
  expect(refetch).not.toHaveBeenCalled();
  rerender(false);
  pass(5_000);
  expect(refetch).toHaveBeenCalledOnce();
});

it('waits while somebody types', () => {
  begin();
  pass(limits.refreshMs - 6_000);
  for (let second = 0; second < 10; second++) {
    fireEvent.input(document.body);
    pass(1_000);
  }
  expect(refetch).not.toHaveBeenCalled();
  pass(10_000);
  expect(refetch).toHaveBeenCalled();
});

it('stops while nobody uses the page, so that the session can end', () => {
  begin();
  pass(10 * 60_000);
  refetch.mockReset();
  pass(60 * 60_000);
  expect(refetch).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  pass(5_000);
  expect(refetch).toHaveBeenCalledOnce();
});
