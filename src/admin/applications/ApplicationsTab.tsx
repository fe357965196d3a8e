import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Application } from '#contract/applications.ts';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { limits } from '#contract/limits.ts';
import { staffTexts } from '#contract/staff-texts.ts';
import { applicationsTexts, dashboardTexts } from '../../content/staff/dashboard.ts';
import { useAddress } from '../../lib/use-address.ts';
import { ResourceTab, type TabResource, useResourceTab } from '../resource-tab/ResourceTab.tsx';
import { usePagedList } from '../resource-tab/use-paged-list.ts';
import { useSelection } from '../resource-tab/use-selection.ts';
import { adminCall } from '../session/admin-call.ts';
import { DialogButton } from '../shared/DialogButton.tsx';
import { lazyPart } from '../shared/lazy-part.ts';
import { applicationCountQuery, countsQuery } from '../shared/queries.ts';
import { isFiltered, isListed, readFilter } from './application-filter.ts';
import { ApplicationRow } from './ApplicationRow.tsx';
import { ApplicationsFilter } from './ApplicationsFilter.tsx';
import { applications } from './resource.ts';
import { RowCheckbox } from '../resource-tab/RowCheckbox.tsx';
import { useToldStatus } from '../replies/use-telling.tsx';

const ScheduledDialog = lazyPart('scheduled mails', async () => (await import('../replies/ScheduledDialog.tsx')).ScheduledDialog);
const BulkBar = lazyPart('bulk actions', async () => (await import('./BulkBar.tsx')).BulkBar);

const resource: TabResource<Application> = {
  ...applications,
  label: dashboardTexts.tabs.applications,
  columns: applicationsTexts.columns,
  wideColumns: ['resume'],
  widths: {
    wide: '2.25rem minmax(0, 3fr) minmax(0, 2fr) 8.5rem 8rem 6.5rem 12.5rem',
    narrow: '2.25rem minmax(0, 3fr) minmax(0, 2fr) 8.5rem 8rem 6rem',
  },
  loadFailed: staffTexts.fetchApplicationsFailed,
};

export function ApplicationsTab() {
  const { get, change } = useAddress();
  const [query] = useSearchParams();
  const filter = readFilter(get);
  const filtered = isFiltered(filter);
  const tab = useResourceTab(resource);
  const { setStatus, ...telling } = useToldStatus(tab.setStatus);
  const selection = useSelection(JSON.stringify(filter));
  // The bar stays mounted without a selection, because it also shows the progress of an undo.
  const [barMounted, setBarMounted] = useState(false);
  if (!barMounted && selection.ids.size > 0) setBarMounted(true);
  const matches = (application: Application) => isListed(filter, application);
  const list = usePagedList({
    name: resource.name,
    filter,
    load: (options) => adminCall(staffEndpoints.listApplications, options),
    matches,
    paused: tab.paused || telling.asking || selection.ids.size > 0,
  });
  const shown = list.data?.flat() ?? [];
  const select = useCallbackRef((application: Application, range: boolean) => selection.toggle(application, range ? shown : undefined));

  const counts = useQuery({ ...countsQuery, refetchOnWindowFocus: false });
  const counted = useQuery({ ...applicationCountQuery(filter), enabled: list.hasMore });
  const total = list.hasMore ? counted.data?.count : list.count;
  const order = filter.order ?? 'newest';
  const setOrder = (order: string) => change({ order: order === 'oldest' ? order : undefined }, { push: true });

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
  const startExport = (selected?: ReadonlySet<string>) => {
    if (!exporting) void tab.report.run(staffTexts.exportApplicationsFailed, () => save(selected));
  };

  const selectable = shown.slice(0, limits.bulkMax);
  const allSelected = selectable.length > 0 && selectable.every(({ id }) => selection.ids.has(id));
  const toggleAll = () => selection.set(allSelected ? [] : selectable);

  return (
    <ResourceTab
      tab={tab}
      list={list}
      heading={applicationsTexts.count(total ?? list.count, filtered, total === undefined ? order : undefined)}
      announceHeading={filtered}
      empty={filtered ? applicationsTexts.noMatch : applicationsTexts.empty}
      actions={
        <>
          <DialogButton texts={applicationsTexts.scheduled} Dialog={ScheduledDialog} onSaved={tab.report.announce} />
          <Button size="sm" variant="default" onClick={() => startExport()} aria-disabled={exporting}>
            {exporting ? applicationsTexts.exporting : applicationsTexts.export}
          </Button>
        </>
      }
      sorts={
        (filter.q ?? filter.view) === undefined
          ? {
              created_at: {
                direction: order === 'oldest' ? 'ascending' : 'descending',
                onSort: () => setOrder(order === 'oldest' ? 'newest' : 'oldest'),
              },
            }
          : undefined
      }
      selectAll={
        <RowCheckbox
          label={applicationsTexts.selectLoaded}
          checked={allSelected}
          indeterminate={!allSelected && selection.ids.size > 0}
          onChange={toggleAll}
        />
      }
      keys={{
        r: (application) => setStatus(application, 'Reviewed'),
        s: (application) => setStatus(application, 'Shortlisted'),
        x: (application) => application.status !== 'Rejected' && setStatus(application, 'Rejected'),
      }}
      row={(application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          query={query}
          selected={selection.ids.has(application.id)}
          leaving={!matches(application)}
          onSelect={select}
          onStatus={setStatus}
          onDelete={tab.deletion.open}
        />
      )}
      bar={
        barMounted && (
          <Suspense>
            <BulkBar
              selection={selection}
              filter={filter}
              total={total}
              list={list}
              outcome={tab}
              exporting={exporting}
              onExport={startExport}
            />
          </Suspense>
        )
      }
    >
      <ApplicationsFilter
        filter={filter}
        counts={isFiltered({ ...filter, status: undefined }) ? undefined : counts.data}
        postponed={tab.inDialog || telling.asking}
        onChange={change}
        onOrder={setOrder}
      />
      {telling.dialog}
    </ResourceTab>
  );
}
