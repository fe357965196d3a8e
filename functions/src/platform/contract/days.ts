// Dates are such as 2026-11-03.

/** @returns the date in UTC @param time in milliseconds */
export const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const addDays = (date: string, days: number): string => isoDate(new Date(date).setUTCDate(new Date(date).getUTCDate() + days));

/** Monday is 0. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** @returns the Monday of its week */
export const mondayOf = (date: string): string => addDays(date, -weekdayOf(date));

/** As people abbreviate them in English. */
export const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
export const weekdays = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');

/** 'Nov 3', or 'Nov 3, 2025' in another year than today's. */
export function dayInWords(date: string, today: string): string {
  const [year = '', month, day] = date.split('-');
  return `${months[Number(month) - 1]} ${Number(day)}${today.startsWith(year) ? '' : `, ${year}`}`;
}
