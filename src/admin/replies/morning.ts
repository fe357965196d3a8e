import { dayMs } from '#contract/limits.ts';
import { nextMorning, officeDate } from '#contract/office.ts';
import { tellingTexts } from '../../content/staff/telling.ts';
import { serverNow } from '../../lib/server-clock.ts';

/** 'Tomorrow at 9:00', or '30 Nov at 9:00': when a mail leaves that waits for the morning */
export function morningInWords(): string {
  const now = serverNow();
  const dayOf = (time: number) => officeDate(new Date(time).toISOString());
  const day = dayOf(nextMorning(now).getTime());
  const words = { [dayOf(now)]: tellingTexts.days.today, [dayOf(now + dayMs)]: tellingTexts.days.tomorrow };
  return tellingTexts.morning(words[day] ?? day);
}
