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
