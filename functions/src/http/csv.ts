/** Without it, Excel reads the file in the system's code page. */
export const byteOrderMark = '\ufeff';

/** May stand before a formula's sign (OWASP, CSV injection). The lookbehind keeps it linear. */
const beforeSign = /(?<![\s,;"])[\s,;"]*(?=[=+\-@＝＋－＠])/gu;
/** What a spreadsheet reads as a number or a date, and changes: 0171 2345678, 01/02/03. */
const numeric = /^[\s(.]*\p{Nd}[\s\p{Nd}.,:/()e+-]*$/iu;
/** Programs with another separator ignore our quotes, so a cell may begin after any of these. */
const separator = /[,;\t\r\n]/;
const needsQuotes = /[",\r\n]/;

/** RFC 4180. A possible formula gets a quote before its sign, and a number before itself. */
export function csvRecord(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string): string {
  const withoutFormulas = value.replace(beforeSign, (run, at: number) => (at === 0 || separator.test(run) ? `${run}'` : run));
  const safe = numeric.test(value) ? `'${withoutFormulas}` : withoutFormulas;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
