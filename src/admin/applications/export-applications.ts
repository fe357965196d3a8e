import type { ApplicationFilter } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { saveFile } from '../../lib/save-file.ts';
import { adminDownload } from '../session/admin-call.ts';
import { selectedRecords } from './selected-records.ts';

/** Saves a list of applications as a CSV file. @param selected the ids of the applications to export; all that match by default */
export async function exportApplications(filter: ApplicationFilter, selected?: ReadonlySet<string>): Promise<void> {
  const { content, name } = await adminDownload(endpoints.exportApplications, { query: filter });
  saveFile(selected ? await selectedRecords(content, selected) : content, name ?? applicationsTexts.exportFile);
}
