import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { limits } from '#rooms/platform/contract/limits.ts';

/** How often to check whether a refresh is due. */
const checkMs = 5_000;
const maxAgeMs = limits.refreshMs - checkMs;

/** How long after the last input a person counts as typing. */
const typingMs = 3_000;

/** Later refreshes would keep an unattended session alive. */
const attendedMs = 5 * 60_000;

const activityEvents = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

type Query = Pick<UseQueryResult, 'dataUpdatedAt' | 'errorUpdatedAt' | 'refetch'>;

/** Refreshes a query while a person is active, but not while they type or have selected text. */
export function useRefresh({ dataUpdatedAt, errorUpdatedAt, refetch }: Query, paused = false): void {
  const refreshIfDue = useEffectEvent((now: number) => {
    const updatedAt = Math.max(dataUpdatedAt, errorUpdatedAt);
    if (!paused && updatedAt > 0 && now - updatedAt >= maxAgeMs) void refetch();
  });

  useEffect(() => {
    let lastActivity = Date.now();
    let lastInput = 0;
    const onActivity = () => void (lastActivity = Date.now());
    const onInput = () => void (lastInput = Date.now());
    const timer = setInterval(() => {
      const now = Date.now();
      const attended = !document.hidden && now - lastActivity <= attendedMs;
      const typing = now - lastInput < typingMs;
      if (!attended || typing || document.getSelection()?.isCollapsed === false) return;
      refreshIfDue(now);
    }, checkMs);
    for (const event of activityEvents) document.addEventListener(event, onActivity, { passive: true });
    document.addEventListener('input', onInput);
    return () => {
      clearInterval(timer);
      for (const event of activityEvents) document.removeEventListener(event, onActivity);
      document.removeEventListener('input', onInput);
    };
  }, []);
}
