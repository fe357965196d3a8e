import { dayMs } from '#rooms/platform/contract/limits.ts';
import { nextMorning, officeDate } from '#rooms/platform/contract/office.ts';
import { tellingTexts } from './telling-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';

/** 'Tomorrow at 9:00 AM (India Standard Time)', or 'Nov 30 at …': when such a mail leaves. */
export function morningInWords(inSentence = false): string {
  const now = serverNow();
  const dayOf = (time: number) => officeDate(new Date(time).toISOString());
  const day = dayOf(nextMorning(now).getTime());
  const words = { [dayOf(now)]: tellingTexts.days.today, [dayOf(now + dayMs)]: tellingTexts.days.tomorrow };
  const word = words[day];
  if (!inSentence) return tellingTexts.morning(word ?? day);
  return tellingTexts.morning(word?.toLowerCase() ?? tellingTexts.days.on(day));
}
