import type { Application } from '../contract/applications.ts';

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

const columns: Record<string, (application: Application) => string> = {
  'Received (UTC)': ({ created_at }) => created_at,
  Job: ({ job_title }) => job_title,
  Name: ({ applicant_name }) => applicant_name,
  Email: ({ applicant_email }) => applicant_email,
  Phone: ({ phone }) => phone,
  Status: ({ status }) => status,
  Source: ({ source }) => source,
  Owner: ({ assignee }) => assignee,
  'Cover letter': ({ cover_letter }) => cover_letter,
  Resume: ({ resume }) => resume?.file_name ?? '',
  'Kept until (UTC)': ({ kept_until }) => kept_until,
  'Application ID': ({ id }) => id,
  'Job ID': ({ job_id }) => job_id,
};

/** Pages are read one at a time while the answer is sent. */
export async function* applicationsAsCsv(pages: AsyncIterable<Application[]>): AsyncGenerator<string, void> {
  let beginning = byteOrderMark + csvRecord(Object.keys(columns));
  for await (const applications of pages) {
    const records = applications.map((application) => csvRecord(Object.values(columns).map((column) => column(application))));
    yield beginning + records.join('');
    beginning = '';
  }
  if (beginning !== '') yield beginning;
}
