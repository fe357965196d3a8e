import { Tabs } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { focusWithoutScroll } from '../../lib/focus-after-removal.ts';
import { paths } from '../../paths.ts';
import { ApplicationsTab } from '../../admin/applications/ApplicationsTab.tsx';
import { JobsTab } from '../../admin/jobs/JobsTab.tsx';
import { MessagesTab } from '../../admin/messages/MessagesTab.tsx';
import { StaffPage } from '../../admin/shared/StaffPage.tsx';
import styles from './Dashboard.page.module.css';

const tabs = [
  { name: 'jobs', label: dashboardTexts.tabs.jobs, Content: JobsTab },
  { name: 'applications', label: dashboardTexts.tabs.applications, Content: ApplicationsTab },
  { name: 'messages', label: dashboardTexts.tabs.messages, Content: MessagesTab },
] as const;

export function Component() {
  return (
    <StaffPage heading={dashboardTexts.dashboardHeading} link={{ to: paths.adminAccount, label: dashboardTexts.account }}>
      <Dashboard />
    </StaffPage>
  );
}

function Dashboard() {
  const [query, setQuery] = useSearchParams();
  const current = tabs.find(({ name }) => name === query.get('tab')) ?? tabs[0];
  const root = useRef<HTMLDivElement>(null);
  const lastQueryOf = useLastQueries(current.name, query);
  useFocusAfterTabChange(root, current.name);

  return (
    <Tabs
      ref={root}
      value={current.name}
      onChange={(name) => name !== null && setQuery(lastQueryOf(name) ?? { tab: name }, { replace: true })}
      keepMounted={false}
      classNames={{ tab: styles.tab }}
    >
      <Tabs.List>
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, Content }) => (
        <Tabs.Panel key={name} value={name} className={styles.panel}>
          <Content />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Remembers each tab's filters, since the address holds only those of the current one. @returns a function that gives a tab's last query */
function useLastQueries(tabName: string, query: URLSearchParams) {
  const last = useRef(new Map<string, URLSearchParams>());
  useEffect(() => {
    last.current.set(tabName, query);
  }, [tabName, query]);
  return (name: string) => last.current.get(name);
}

/** Focuses the new panel's heading if the focused element was removed with the old panel, as when the Back button changes the tab. */
function useFocusAfterTabChange(root: RefObject<HTMLElement | null>, tabName: string): void {
  const previous = useRef(tabName);
  useEffect(() => {
    if (previous.current === tabName) return;
    previous.current = tabName;
    if (document.activeElement === document.body) focusWithoutScroll(root.current?.querySelector<HTMLElement>('[role="tabpanel"] h2'));
  }, [root, tabName]);
}
