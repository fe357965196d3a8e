/** Excel takes a file without it for one in the system's code page. */
export const byteOrderMark = '\ufeff';

/** What makes a spreadsheet take a text for a formula (OWASP, CSV injection), in half and full width, after blanks too. */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;
const needsQuotes = /[",\r\n]/;

/** @returns one record of RFC 4180, with its line end. A text that a spreadsheet would run as a formula gets a leading quote. */
export function csvRecord(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
