import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Call } from './endpoint.ts';

/** Without it, Excel reads the file in the system's code page. */
const byteOrderMark = '\ufeff';

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

/** The values of a record by column, in order. */
export type Columns<Item> = Record<string, (item: Item) => string>;

/**
 * Sends a file page by page, and breaks off once the session has ended. @param name without date
 * @param record is called before anything is sent
 */
export async function sendCsv<Item>(
  { request, response, admitAgain }: Pick<Call<Endpoint>, 'request' | 'response' | 'admitAgain'>,
  name: string,
  columns: Columns<Item>,
  pages: AsyncIterable<Item[]>,
  record: () => Promise<unknown>,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  response.attachment(`${name}-${today}.csv`).type('text/csv; charset=utf-8; header=present');
  if (request.method === 'HEAD') return;
  const csv = asCsv(columns, pages, admitAgain);
  // The first page is read before anything is sent, so that a failure is answered with an error.
  const beginning = await csv.next();
  await record();
  response.write(beginning.value);
  await pipeline(csv, response);
}

async function* asCsv<Item>(
  columns: Columns<Item>,
  pages: AsyncIterable<Item[]>,
  admitAgain: () => Promise<void>,
): AsyncGenerator<string, void> {
  let beginning = byteOrderMark + csvRecord(Object.keys(columns));
  for await (const items of pages) {
    await admitAgain();
    const records = items.map((item) => csvRecord(Object.values(columns).map((column) => column(item))));
    yield beginning + records.join('');
    beginning = '';
  }
  if (beginning !== '') yield beginning;
}
