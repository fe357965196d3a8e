import { Tabs } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { focusWithoutScroll } from '../../lib/focus-after-removal.ts';
import { paths } from '../../paths.ts';
import { ApplicationsTab } from '../../admin/applications/ApplicationsTab.tsx';
import styles from './Dashboard.page.module.css';
import { JobsTab } from '../../admin/jobs/JobsTab.tsx';
import { MessagesTab } from '../../admin/messages/MessagesTab.tsx';
import { StaffPage } from '../../admin/shared/StaffPage.tsx';

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
  const shown = tabs.find(({ name }) => name === query.get('tab')) ?? tabs[0];
  const panels = useRef<HTMLDivElement>(null);
  const lastQuery = useLastQueries(shown.name, query);
  useFocusInPanel(panels, shown.name);

  return (
    <Tabs
      ref={panels}
      value={shown.name}
      onChange={(name) => setQuery(lastQuery(name) ?? { tab: name ?? tabs[0].name }, { replace: true })}
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

/** Remembers the filters of every tab, since the address has only those of the current one. */
function useLastQueries(shown: string, query: URLSearchParams) {
  const last = useRef(new Map<string | null, URLSearchParams>());
  useEffect(() => void last.current.set(shown, query), [shown, query]);
  return (name: string | null) => last.current.get(name);
}

/** When a link or the Back button changes the tab, the focused element disappears, so the new panel's heading gets the focus. */
function useFocusInPanel(panels: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) focusWithoutScroll(panels.current?.querySelector<HTMLElement>('[role="tabpanel"] h2'));
  }, [panels, shown]);
}
