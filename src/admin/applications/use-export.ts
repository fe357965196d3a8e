import { useCallbackRef } from '@mantine/hooks';
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

  // A retry uses the filter that is set by then.
  const save = useCallbackRef(async () => {
    setExporting(true);
    try {
      const { content, name } = await adminDownload(endpoints.exportApplications, { query: filter });
      saveFile(content, name ?? applicationsTexts.exportFile);
      return applicationsTexts.exported;
    } finally {
      setExporting(false);
    }
  });

  const startExport = () => {
    if (!exporting) void report.run(texts.exportApplicationsFailed, save);
  };

  return { exporting, startExport };
}
