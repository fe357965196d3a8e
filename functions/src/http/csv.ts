/** Without it, Excel reads the file in the system's code page. */
export const byteOrderMark = '\ufeff';

/** What may precede a formula (OWASP, CSV injection). The lookbehind keeps the time linear. */
const beforeSign = /(?<![\s,;"])[\s,;"]*(?=[=+\-@＝＋－＠])/gu;
/** What a spreadsheet rewrites as a number, date or time: 0171 2345678, 01/02/03. */
const numeric = /^[\s(.]*\p{Nd}[\s\p{Nd}.,:/()e+-]*$/iu;
/** Programs with another separator ignore our quotes, so a cell may begin after any of these. */
const separator = /[,;\t\r\n]/;
const needsQuotes = /[",\r\n]/;

/** @returns a record (RFC 4180), with a quote before the sign of a formula and before numbers */
export function csvRecord(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string): string {
  const withoutFormulas = value.replace(beforeSign, (run, at: number) => (at === 0 || separator.test(run) ? `${run}'` : run));
  const safe = numeric.test(value) ? `'${withoutFormulas}` : withoutFormulas;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
