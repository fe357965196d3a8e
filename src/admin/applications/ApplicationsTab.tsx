import { Button } from '@mantine/core';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { applicationsTexts, dashboardTexts } from '../../content/staff/dashboard.ts';
import { ResourceTab } from '../resource-tab/ResourceTab.tsx';
import { useAddress } from '../../lib/use-address.ts';
import { usePagedList } from '../resource-tab/use-paged-list.ts';
import { type Resource, useResourceTab } from '../resource-tab/use-resource-tab.ts';
import { adminCall } from '../session/admin-call.ts';
import { UndoNotice } from '../shared/UndoNotice.tsx';
import { useUndo } from '../shared/use-undo.ts';
import { isFiltered, readFilter } from './application-filter.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import { ApplicationsFilter } from './ApplicationsFilter.tsx';
import { useExport } from './use-export.ts';
import { resourceName } from './resource-name.ts';
import { useStatusChange } from './use-status-change.ts';

const resource: Resource<Application> = {
  name: resourceName,
  label: dashboardTexts.tabs.applications,
  columns: applicationsTexts.columns,
  widths: 'minmax(0, 3fr) minmax(0, 2fr) 9rem 7rem 7rem 21rem',
  loadFailed: texts.fetchApplicationsFailed,
  deletion: {
    endpoint: endpoints.deleteApplication,
    title: applicationsTexts.deleteTitle,
    question: texts.confirmDeleteApplication,
    done: applicationsTexts.deleted,
    failed: texts.deleteApplicationFailed,
  },
  nameOf: ({ applicant_name }) => applicant_name,
  describe: ({ applicant_name, job_title }) => `${applicant_name}, ${job_title}`,
};

export function ApplicationsTab() {
  const { get, change } = useAddress();
  const filter = readFilter(get);
  const filtered = isFiltered(filter);
  const tab = useResourceTab(resource);
  const list = usePagedList({
    name: resource.name,
    filter,
    load: (options) => adminCall(endpoints.listApplications, options),
    paused: tab.inDialog,
  });
  const { exporting, startExport } = useExport(filter, tab.report);
  const undo = useUndo();
  const setStatus = useStatusChange(tab.report, undo);
  return (
    <ResourceTab
      tab={tab}
      list={list}
      heading={applicationsTexts.count(list.count, list.hasMore, filtered)}
      announced={filtered}
      empty={filtered ? applicationsTexts.noMatch : applicationsTexts.empty}
      actions={
        <Button size="sm" variant="default" onClick={startExport} aria-disabled={exporting}>
          {exporting ? applicationsTexts.exporting : applicationsTexts.export}
        </Button>
      }
      row={(application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          onDetails={tab.dialog.open}
          onStatus={setStatus}
          onDelete={tab.deletion.open}
        />
      )}
      dialog={(application, dialog) => <ApplicationDialog {...dialog} application={list.current(application)} onStatus={setStatus} />}
    >
      <ApplicationsFilter filter={filter} postponed={tab.inDialog} onChange={change} />
      <UndoNotice undo={undo} />
    </ResourceTab>
  );
}
