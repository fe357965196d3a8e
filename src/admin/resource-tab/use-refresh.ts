import { useEffect, useEffectEvent } from 'react';
import { limits } from '#contract/limits.ts';

/** All in milliseconds. */
const checkMs = 5_000;
const maxAgeMs = limits.refreshMs - checkMs;
const typingMs = 3_000;

/** Without a sign of a person for this long, lists are not read again, because that would keep an unattended session from ending. */
const attendedMs = 5 * 60_000;

const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

type Options = {
  /** When the data was last requested with an outcome, in milliseconds since 1970; 0 if never. */
  updatedAt: number;
  paused: boolean;
  refresh: () => void;
};

/** Reads data again while a person is at the page, but not while they type or have selected text. */
export function useRefresh({ updatedAt, paused, refresh }: Options): void {
  const refreshIfDue = useEffectEvent((now: number) => {
    if (!paused && updatedAt > 0 && now - updatedAt >= maxAgeMs) refresh();
  });

  useEffect(() => {
    let seen = Date.now();
    let typed = 0;
    const see = () => void (seen = Date.now());
    const type = () => void (typed = Date.now());
    const timer = setInterval(() => {
      const now = Date.now();
      if (document.hidden || now - seen > attendedMs || now - typed < typingMs || document.getSelection()?.isCollapsed === false) return;
      refreshIfDue(now);
    }, checkMs);
    for (const sign of signs) document.addEventListener(sign, see, { passive: true });
    document.addEventListener('input', type);
    return () => {
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, see);
      document.removeEventListener('input', type);
    };
  }, []);
}
