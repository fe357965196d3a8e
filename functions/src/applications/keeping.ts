import { dayMs } from '../platform/contract/limits.ts';
import { retention } from '../platform/contract/retention.ts';
import { visitorTexts } from '../platform/contract/visitor-texts.ts';

const askMs = retention.askDays * dayMs;

/** @param months negative for earlier @returns the same day in UTC, or the month's last */
export function monthsLater(from: Date, months: number): Date {
  const time = new Date(from);
  const day = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(day, lastDay));
  return time;
}

/**
 * What is stored of how long an application is kept: docs/decisions/0012-answers.md
 * - `kept_until`: the retention rule removes it in the night after
 * - `ask_at`: when to ask whether to keep it for longer; null for never and once done
 * @param keep whether the applicant agrees now to have it kept for later openings
 */
export function keeping(keep: boolean, created: Date, now: Date) {
  if (!keep) {
    const end = monthsLater(created, retention.months);
    return { keep, keep_text: '', kept_until: end > now ? end : now, ask_at: null };
  }
  const kept_until = monthsLater(now, retention.keptMonths);
  return { keep, keep_text: visitorTexts.keep, kept_until, ask_at: new Date(kept_until.getTime() - askMs) };
}

/** Whether agreeing again prolongs enough, so that repeated calls change nothing. */
export function isProlonged(keptUntil: string, { kept_until }: { kept_until: Date }): boolean {
  return !(kept_until.getTime() - Date.parse(keptUntil) < askMs);
}
