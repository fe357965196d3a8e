import { useState } from 'react';
import type { ApplicationFilter } from '#contract/applications.ts';
import { texts } from '#contract/texts.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import type { Report } from '../shared/use-report.tsx';

export function useExport(filter: ApplicationFilter, report: Report) {
  const [exporting, setExporting] = useState(false);

  const save = async (selected?: ReadonlySet<string>) => {
    setExporting(true);
    try {
      const { exportApplications } = await import('./export-applications.ts');
      await exportApplications(filter, selected);
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
