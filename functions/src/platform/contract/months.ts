/** As people abbreviate them in English. */
export const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'Nov 3', or 'Nov 3, 2025' in another year than today's. Dates are such as 2026-11-03. */
export function dayInWords(date: string, today: string): string {
  const [year = '', month, day] = date.split('-');
  return `${months[Number(month) - 1]} ${Number(day)}${today.startsWith(year) ? '' : `, ${year}`}`;
}
