/** @param months negative for earlier @returns the same day in UTC, or the month's last */
export function monthsLater(from: Date, months: number): Date {
  const time = new Date(from);
  time.setUTCMonth(time.getUTCMonth() + months);
  // A day that the month lacks is one of the next.
  if (time.getUTCDate() !== from.getUTCDate()) time.setUTCDate(0);
  return time;
}
