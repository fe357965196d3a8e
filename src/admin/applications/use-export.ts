import { useState } from 'react';
import type { ApplicationFilter } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Report } from '../resource-tab/use-report.ts';
import { adminDownload } from '../session/admin-call.ts';

export function useExport(filter: ApplicationFilter, report: Report) {
  const [exporting, setExporting] = useState(false);

  const save = async (selected?: ReadonlySet<string>) => {
    setExporting(true);
    try {
      const { content, name } = await adminDownload(endpoints.exportApplications, { query: filter });
      const file = selected ? await (await import('./selected-records.ts')).selectedRecords(content, selected) : content;
      saveFile(file, name ?? applicationsTexts.exportFile);
      return applicationsTexts.exported;
    } finally {
      setExporting(false);
    }
  };

  /** @param selected the ids of the applications to export; all that match by default */
  const startExport = (selected?: ReadonlySet<string>) => {
    if (!exporting) void report.run(texts.exportApplicationsFailed, () => save(selected));
  };

  return { exporting, startExport };
}
