import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { ApplicationFilter } from '#rooms/applications/contract/applications.ts';
import { applicationsTexts } from './applications-texts.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { adminDownload } from '../session/admin-call.ts';

/** Saves applications as a CSV file. @param selected their ids; all that match by default */
export async function exportApplications(filter: ApplicationFilter, selected?: ReadonlySet<string>): Promise<void> {
  const { content, name } = await adminDownload(applicationEndpoints.exportApplications, { query: filter });
  saveFile(selected ? await selectedRecords(content, selected) : content, name ?? applicationsTexts.exportFile);
}

/** A record of RFC 4180, with its line end. Quoted fields may contain line ends. */
const recordPattern = /(?:[^"\r]|"[^"]*")*\r\n/g;

/** The last two fields are the ids of the application and its job, which need no quotes. */
const idOf = (record: string) => record.split(',').at(-2) ?? '';

/** @param csv the export of a list @returns the export of some of its applications */
export async function selectedRecords(csv: Blob, ids: ReadonlySet<string>): Promise<Blob> {
  // `Blob.text` would drop the byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.arrayBuffer());
  const [header = '', ...records] = text.match(recordPattern) ?? [];
  return new Blob([header, ...records.filter((record) => ids.has(idOf(record)))], { type: csv.type });
}
