/** @param iso ISO 8601, or blank @returns the day in the reader's time zone: '3 Nov 2026', or '–' */
export const formatDay = formatter({ dateStyle: 'medium' });

/** @param iso ISO 8601, or blank @returns day and time in the reader's time zone: '3 Nov 2026, 14:05', or '–' */
export const formatMoment = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** Creates the `Intl` object on first use: that takes a phone 30 ms, and public pages don't need it. */
function formatter(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    const date = new Date(iso);
    if (Number.isNaN(date.getTime())) return '–';
    format ??= new Intl.DateTimeFormat('en-GB', options);
    return format.format(date);
  };
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
