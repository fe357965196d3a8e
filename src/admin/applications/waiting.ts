import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { serverNow } from '../../lib/server-clock.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** After more days than this, an application is late. */
const maxDays = 7;

/** @param since ISO 8601 @returns the wait in words; undefined for a malformed date */
export function waiting(since: string, now = serverNow()): { text: string; late: boolean } | undefined {
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / dayMs));
  if (Number.isNaN(days)) return undefined;
  const late = days > maxDays;
  return { text: late ? applicationsTexts.late(days) : applicationsTexts.waiting(days), late };
}
