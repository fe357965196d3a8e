import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { applicationFilter } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { dashboardTexts, applicationsTexts } from '../../content/staff/dashboard.ts';
import { saveFile } from '../../lib/save-file.ts';
import { adminDownload } from '../admin-call.ts';
import styles from '../List.module.css';
import { useActions } from '../use-actions.ts';
import { useShown } from '../use-shown.ts';
import { readFilter } from './application-filter.ts';
import { ApplicationsFilter } from './ApplicationsFilter.tsx';
import { ApplicationsList } from './ApplicationsList.tsx';
import type { Applications } from './use-applications.ts';

/** The dashboard's applications: all of them, or those that a filter lets through. */
export function ApplicationsTab() {
  const { get, change } = useShown();
  const actions = useActions();
  // What is tried again is done to the list that is shown then, whichever was when it failed.
  const shown = useRef<Applications>(null);
  const [exporting, setExporting] = useState(false);
  const [inDialog, setInDialog] = useState(false);
  const key = JSON.stringify(readFilter(get));
  const filter = useMemo(() => applicationFilter.parse(JSON.parse(key)), [key]);

  const exportAll = () => {
    if (exporting) return;
    void actions.attempt(texts.exportApplicationsFailed, async () => {
      setExporting(true);
      try {
        const { content, name } = await adminDownload(endpoints.exportApplications, { query: shown.current?.filter });
        saveFile(content, name ?? applicationsTexts.exportFile);
        return applicationsTexts.exported;
      } finally {
        setExporting(false);
      }
    });
  };

  return (
    <section className={styles.list} aria-label={dashboardTexts.tabs.applications}>
      <ApplicationsFilter filter={filter} held={inDialog} onChange={change} />
      {/* Another filter makes another list: nothing of the one before can get into it. */}
      <ApplicationsList key={key} ref={shown} filter={filter} actions={actions} onDialog={setInDialog}>
        <Button size="sm" variant="default" onClick={exportAll} aria-disabled={exporting}>
          {exporting ? applicationsTexts.exporting : applicationsTexts.export}
        </Button>
      </ApplicationsList>
    </section>
  );
}
