/** @param iso ISO 8601 @returns the day where the reader is: '3 Nov 2026' */
export const formatDay = formatter({ dateStyle: 'medium' });

/** @param iso ISO 8601 @returns day and time where the reader is: '3 Nov 2026, 14:05' */
export const formatMoment = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** What it formats by is made when it is first used: that takes a phone some 30 ms, and public pages have no use for it. */
function formatter(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => (format ??= new Intl.DateTimeFormat('en-GB', options)).format(new Date(iso));
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Not by `Intl`: server and browser must say the same, and each has names of months and a time zone of its own.
 * @param iso ISO 8601 @returns the day in UTC: '3 Nov 2026'
 */
export function formatDayUtc(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** @param bytes a file's size @returns it in the unit that reads best: '740 bytes', '52 KB', '4.9 MB' */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
