/** Excel takes a file without it for one in the system's code page. */
export const byteOrderMark = '\ufeff';

/**
 * A run of separators, blanks and quotes, or none, before a character that makes a spreadsheet take a text for a formula (OWASP, CSV
 * injection), in half and full width. The look behind keeps it to whole runs, else a long one would take time by the square of its length.
 */
const beforeSign = /(?<![\s,;"])[\s,;"]*(?=[=+\-@＝＋－＠])/gu;
/** What a cell can begin after: programs whose separator isn't the comma take no heed of our quotes. */
const separates = /[,;\t\r\n]/;
const needsQuotes = /[",\r\n]/;

/** @returns one record of RFC 4180, with its line end. What a spreadsheet could run as a formula gets a quote before its sign. */
export function csvRecord(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string): string {
  const safe = value.replace(beforeSign, (run, at: number) => (at === 0 || separates.test(run) ? `${run}'` : run));
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
