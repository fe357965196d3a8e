import type { Application } from '../contract/applications.ts';
import { byteOrderMark, csvRecord } from './csv.ts';

const columns: Record<string, (application: Application) => string> = {
  'Received (UTC)': ({ created_at }) => created_at,
  Job: ({ job_title }) => job_title,
  Name: ({ applicant_name }) => applicant_name,
  Email: ({ applicant_email }) => applicant_email,
  Phone: ({ phone }) => phone,
  Status: ({ status }) => status,
  Source: ({ source }) => source,
  'Cover letter': ({ cover_letter }) => cover_letter,
  Resume: ({ resume }) => resume?.file_name ?? '',
  'Application ID': ({ id }) => id,
  'Job ID': ({ job_id }) => job_id,
};

/** Pages are read one at a time while the answer is sent. */
export async function* applicationsAsCsv(pages: AsyncIterable<Application[]>): AsyncGenerator<string, void> {
  let beginning = byteOrderMark + csvRecord(Object.keys(columns));
  for await (const applications of pages) {
    yield beginning + applications.map(asRecord).join('');
    beginning = '';
  }
}

function asRecord(application: Application): string {
  return csvRecord(Object.values(columns).map((column) => column(application)));
}
