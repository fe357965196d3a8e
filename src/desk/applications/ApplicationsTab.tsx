import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { type Application, hasBothOrders, withoutMine } from '#rooms/applications/contract/applications.ts';
import type { ApplicationStatus } from '#rooms/applications/contract/statuses.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { applicationsTexts } from './applications-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';
import { applicationPath, ownerHash, replyHash } from '../../admin-paths.ts';
import { ResourceTab, type TabResource, useResourceTab } from '../list/ResourceTab.tsx';
import { SelectAll } from '../list/RowParts.tsx';
import { usePagedList } from '../list/use-paged-list.ts';
import { useSelection } from '../list/use-selection.ts';
import { adminCall } from '../session/admin-call.ts';
import { useMay } from '../session/session.ts';
import { useDialog } from '../shell/use-dialog.ts';
import { HeadButton } from '../shell/HeadButton.tsx';
import { lazyPart } from '../shell/lazy-part.ts';
import { applicationCountQuery } from '../shell/queries.ts';
import { useAccount, useColleagues, useNamed } from '../shell/people.ts';
import { useNew } from '../shell/use-new.ts';
import { useNoJobs } from '../shell/use-no-jobs.ts';
import { isFiltered, isListed, useFilter } from './application-filter.ts';
import { ApplicationRow } from './ApplicationRow.tsx';
import { ApplicationsFilter } from './ApplicationsFilter.tsx';
import { BulkBar } from './BulkBar.tsx';
import filterStyles from './ApplicationsFilter.module.css';
import { focusOwner } from './OwnerSelect.tsx';
import { applications, resumeUrlOf } from './resource.ts';
import { useToldStatus } from '../answers/use-telling.tsx';

const NewApplicationDialog = lazyPart(async () => (await import('./NewApplicationDialog.tsx')).NewApplicationDialog);

/** @param hasOwner whether there is a column for owners */
function resourceWith(hasOwner: boolean, mayChange: boolean): TabResource<Application> {
  const { owner, resume, actions, ...first } = applicationsTexts.columns;
  const narrow = 'minmax(0, 1.1fr) minmax(0, 1fr) 8.25rem 8rem';
  const wide = `minmax(0, 4fr) minmax(0, 3fr) 8.5rem 8rem ${hasOwner ? '11rem ' : ''}6.5rem`;
  return {
    ...applications,
    label: dashboardTexts.tabs.applications,
    columns: { ...first, ...(hasOwner && { owner }), resume, ...(mayChange && { actions }) },
    wideColumns: ['owner', 'resume'],
    widths: mayChange ? { wide: `2.25rem ${wide} 12.5rem`, narrow: `2.25rem ${narrow} 10.75rem` } : { wide, narrow },
    loadFailed: staffTexts.fetchApplicationsFailed,
  };
}

export function ApplicationsTab() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { filter, change, setOrder, clear } = useFilter();
  const filtered = isFiltered(filter);
  const choice = isFiltered({ ...filter, q: undefined }) ? 'filters' : 'search';
  const colleagues = useColleagues();
  const may = useMay();
  const tab = useResourceTab(resourceWith(colleagues.length > 0, may(applications.status.call)));
  const { mayChange } = tab;
  const { setStatus, ...telling } = useToldStatus(tab.setStatus);
  const adding = useDialog<true>();
  useNew(() => adding.open(true));
  const noJobs = useNoJobs();
  const selection = useSelection(JSON.stringify(filter));
  const account = useAccount(filter.view === 'mine');
  const resolved = account ? withoutMine(filter, account.username) : filter;
  const matches = (application: Application) => isListed(resolved, application);
  const list = usePagedList({
    name: applications.name,
    filter,
    load: (options) => adminCall(applicationEndpoints.listApplications, options),
    matches,
    paused: tab.paused || telling.asking || selection.ids.size > 0,
  });
  const named = useNamed(list);
  const shown = list.data?.flat() ?? [];
  const select = useCallbackRef((application: Application, range: boolean) => selection.toggle(application, range ? shown : undefined));

  const counted = useQuery({ ...applicationCountQuery(filter), enabled: list.hasMore });
  const total = list.hasMore ? counted.data?.count : list.count;
  const found = useQuery({
    ...applicationCountQuery({ q: filter.q, job_id: filter.job_id }),
    enabled: filter.q !== undefined && filter.status !== undefined,
  });
  const elsewhere = total !== undefined && found.data ? found.data.count - total : 0;
  const others = found.isEnabled && elsewhere > 0 && (
    <p className={filterStyles.others}>
      {applicationsTexts.otherStatuses(elsewhere)}{' '}
      <button ref={focusAfterRemoval(headingAround)} type="button" onClick={() => change({ status: undefined })}>
        {applicationsTexts.showOtherStatuses}
      </button>
    </p>
  );
  const order = filter.order ?? 'newest';

  const [exporting, setExporting] = useState(false);
  const save = async (selected?: ReadonlySet<string>) => {
    setExporting(true);
    const exported = import('./export-applications.ts').then((part) => part.exportApplications(filter, selected));
    await exported.finally(() => setExporting(false));
    return applicationsTexts.exported;
  };
  const startExport = (selected?: ReadonlySet<string>) => {
    if (!exporting) void tab.report.run(staffTexts.exportApplicationsFailed, () => save(selected));
  };

  const setAndMoveOn = (status: ApplicationStatus) => (application: Application, toNext: () => void) => {
    if (application.status !== status) setStatus(application, status, { onSet: toNext });
  };

  return (
    <ResourceTab
      tab={tab}
      list={named}
      heading={applicationsTexts.count(total ?? list.count, filtered, total === undefined)}
      announceHeading={filtered}
      empty={
        noJobs ??
        (filtered ? (
          <>
            {applicationsTexts.noMatch(choice)}
            {others}
            <Button ref={focusAfterRemoval(headingAround)} size="xs" variant="default" onClick={clear}>
              {applicationsTexts.clear(choice)}
            </Button>
          </>
        ) : (
          applicationsTexts.empty
        ))
      }
      actions={
        <>
          <HeadButton Icon={IconPlus} onClick={({ currentTarget }) => adding.open(true, currentTarget)}>
            {applicationsTexts.add}
          </HeadButton>
          {may(applicationEndpoints.exportApplications) && (
            <HeadButton Icon={IconDownload} onClick={() => startExport()} aria-disabled={exporting}>
              {exporting ? applicationsTexts.exporting : applicationsTexts.export}
            </HeadButton>
          )}
        </>
      }
      sorts={
        hasBothOrders(filter)
          ? {
              created_at: {
                direction: order === 'oldest' ? 'ascending' : 'descending',
                onSort: () => setOrder(order === 'oldest' ? 'newest' : 'oldest'),
              },
            }
          : undefined
      }
      selectAll={mayChange && <SelectAll label={applicationsTexts.selectLoaded} shown={shown} selection={selection} />}
      keys={{
        ...(mayChange && {
          r: setAndMoveOn('Reviewed'),
          s: setAndMoveOn('Shortlisted'),
          x: setAndMoveOn('Rejected'),
          m: ({ id }: Application) => void navigate(applicationPath(id, query) + replyHash),
        }),
        ...(mayChange &&
          colleagues.length > 0 && {
            a: ({ id }: Application) => {
              const isShown = focusOwner(document.activeElement?.closest('tr'));
              if (!isShown) void navigate(applicationPath(id, query) + ownerHash);
            },
          }),
        o: (application) => {
          const url = resumeUrlOf(application);
          if (url) window.open(url, '_blank', 'noopener');
        },
      }}
      row={(application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          query={query}
          mayChange={mayChange}
          colleagues={colleagues}
          selected={selection.ids.has(application.id)}
          leaving={!matches(application)}
          onSelect={select}
          onStatus={setStatus}
          onAssign={mayChange ? tab.assign : undefined}
          onDelete={tab.deletion.open}
        />
      )}
      bar={
        mayChange && (
          <BulkBar
            selection={selection}
            filter={filter}
            total={total}
            list={list}
            outcome={tab}
            exporting={exporting}
            onExport={startExport}
          />
        )
      }
    >
      <ApplicationsFilter />
      {shown.length > 0 && others}
      {telling.dialog}
      {adding.render((_opened, props) => (
        <NewApplicationDialog {...props} />
      ))}
    </ResourceTab>
  );
}
