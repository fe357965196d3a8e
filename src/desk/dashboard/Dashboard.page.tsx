import { Tabs } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { jobEndpoints } from '#rooms/jobs/contract/endpoints.ts';
import { figureEndpoints } from '#rooms/figures/contract/figures.ts';
import { auditEndpoints } from '#rooms/audit/contract/endpoints.ts';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { messageEndpoints } from '#rooms/messages/contract/endpoints.ts';
import { isOpen } from '#rooms/jobs/contract/job-closing.ts';
import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { staffTitles } from '../shell/titles-texts.ts';
import { focusWithoutScroll } from '../../shared/lib/focus.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { adminPaths } from '../../admin-paths.ts';
import { Overview } from '../overview/Overview.tsx';
import { queueAddress } from '../shell/applications-address.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { lazyChunk } from '../shell/lazy-part.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import { useWritten } from '../shell/use-writes.ts';
import { countsQuery, jobsQuery } from '../shell/queries.ts';
import { useMay } from '../session/session.ts';
import { StaffPage } from '../shell/StaffPage.tsx';
import styles from './Dashboard.page.module.css';

const JobsTab = lazyChunk('jobs', async () => (await import('../jobs/JobsTab.tsx')).JobsTab);

const loadApplicationsTab = async () => (await import('../applications/ApplicationsTab.tsx')).ApplicationsTab;
const ApplicationsTab = lazyChunk('applications', loadApplicationsTab);

const MessagesTab = lazyChunk('messages', async () => (await import('../messages/MessagesTab.tsx')).MessagesTab);

type TabName = keyof typeof dashboardTexts.tabs;

/** @property start the query that it starts with @property call what it is for */
type Tab = { name: TabName; Content: ComponentType; start: string; call: Endpoint };

const overview: Tab = { name: 'overview', Content: Overview, start: '', call: figureEndpoints.readCounts };

/** Later than what the overview itself loads, in milliseconds. */
const prefetchAfterMs = 2_000;

const tabs: Tab[] = [
  overview,
  { name: 'jobs', Content: JobsTab, start: '?tab=jobs', call: jobEndpoints.listJobs },
  { name: 'applications', Content: ApplicationsTab, start: queueAddress, call: applicationEndpoints.listApplications },
  { name: 'messages', Content: MessagesTab, start: '?tab=messages&status=Open', call: messageEndpoints.listMessages },
];

export function Component() {
  const may = useMay();
  const links = [
    ...(may(accountEndpoints.listAccounts) ? [{ to: adminPaths.team, label: staffTitles.team }] : []),
    ...(may(auditEndpoints.readAudit) ? [{ to: adminPaths.audit, label: staffTitles.audit }] : []),
    { to: adminPaths.account, label: dashboardTexts.account },
  ];
  return (
    <StaffPage title={staffTitles.dashboard} heading={dashboardTexts.dashboardHeading} links={links}>
      <Dashboard />
    </StaffPage>
  );
}

function Dashboard() {
  const [query, setQuery] = useSearchParams();
  const may = useMay();
  const shown = tabs.filter(({ call }) => may(call));
  const current = shown.find(({ name }) => name === query.get('tab')) ?? overview;
  const lastQueryOf = useLastQueries(current.name, query);
  const counts = useCounts();
  const shownRef = useRef(current.name);
  usePrefetchedQueue(current === overview);

  const open = (name: string | null) => {
    const tab = shown.find((tab) => tab.name === name);
    if (tab) setQuery(lastQueryOf(tab.name) ?? new URLSearchParams(tab.start), { replace: true });
  };
  return (
    <Tabs value={current.name} onChange={open} keepMounted={false} classNames={{ tab: styles.tab }}>
      <Tabs.List>
        {shown.map(({ name }) => (
          <Tabs.Tab
            key={name}
            value={name}
            rightSection={name !== 'overview' && <TabCount count={counts[name]} what={dashboardTexts.tabCounts[name]} />}
          >
            {dashboardTexts.tabs[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map(({ name, Content }) => (
        <Tabs.Panel key={name} value={name} pt={12}>
          <Suspense fallback={<ListSkeleton />}>
            <PanelContent name={name} Content={Content} shownRef={shownRef} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Its heading gets the focus if that was in the old panel when the tab changed. */
function PanelContent({ name, Content, shownRef }: { name: TabName; Content: ComponentType; shownRef: RefObject<TabName> }) {
  useEffect(() => {
    if (shownRef.current === name) return;
    shownRef.current = name;
    if (document.activeElement === document.body) focusWithoutScroll(document.querySelector<HTMLElement>('[role="tabpanel"] h2'));
  }, [name, shownRef]);
  return <Content />;
}

/** The number on a tab. It takes up its space before the number is known. */
function TabCount({ count, what }: { count: number | undefined; what: string }) {
  return (
    <span className={styles.count}>
      {count !== undefined && (
        <>
          <span>{count}</span>
          <span className="visually-hidden"> {what}</span>
        </>
      )}
    </span>
  );
}

/** @returns the numbers of the tabs, undefined until known */
function useCounts(): Record<Exclude<TabName, 'overview'>, number | undefined> {
  const jobs = useQuery(jobsQuery);
  const counts = useQuery(countsQuery);
  const withChanges = useWritten<ListedJob>('jobs');
  useRefresh(counts);
  return {
    jobs: jobs.data?.flatMap((job) => withChanges(job) ?? []).filter((job) => isOpen(job, serverNow())).length,
    applications: counts.data && (counts.data.applications.Pending ?? 0),
    messages: counts.data?.openMessages,
  };
}

/** Loads the next tab while somebody reads the overview. */
function usePrefetchedQueue(inOverview: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!inOverview) return;
    const timer = setTimeout(() => {
      void loadApplicationsTab();
      void import('../applications/prefetch-queue.ts').then(({ prefetchQueue }) => prefetchQueue(client));
    }, prefetchAfterMs);
    return () => clearTimeout(timer);
  }, [client, inOverview]);
}

/** Remembers each tab's last query, because the URL holds only the current tab's. */
function useLastQueries(tabName: string, query: URLSearchParams) {
  const last = useRef(new Map<string, URLSearchParams>());
  useEffect(() => {
    last.current.set(tabName, query);
  }, [tabName, query]);
  return (name: string) => last.current.get(name);
}
