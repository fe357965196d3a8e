import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { focusWithoutScroll } from '../../shared/lib/focus.ts';
import { Overview } from '../overview/Overview.tsx';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { lazyChunk } from '../shell/lazy-part.ts';
import { tabAt, type TabName } from '../shell/places.ts';
import { panelId, tabId } from '../shell/Rail.tsx';
import { useMay } from '../session/session.ts';
import { staffPage } from '../shell/StaffPage.tsx';

const JobsTab = lazyChunk(async () => (await import('../jobs/JobsTab.tsx')).JobsTab);
const ApplicationsTab = lazyChunk(async () => (await import('../applications/ApplicationsTab.tsx')).ApplicationsTab);
const MessagesTab = lazyChunk(async () => (await import('../messages/MessagesTab.tsx')).MessagesTab);

const contents: Record<TabName, ComponentType> = {
  overview: Overview,
  jobs: JobsTab,
  applications: ApplicationsTab,
  messages: MessagesTab,
};

export const Component = staffPage('dashboard', Dashboard, { hiddenHeading: dashboardTexts.dashboardHeading });

/** The tab that the address names. The rail has the tabs. */
function Dashboard() {
  const [query] = useSearchParams();
  const name = tabAt(query, useMay());
  const shownRef = useRef(name);
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={tabId(name)}>
      <Suspense key={name} fallback={<ListSkeleton />}>
        <PanelContent name={name} shownRef={shownRef} />
      </Suspense>
    </div>
  );
}

/** Its heading gets the focus if that was in the old panel when the tab changed. */
function PanelContent({ name, shownRef }: { name: TabName; shownRef: RefObject<TabName> }) {
  const Content = contents[name];
  useEffect(() => {
    if (shownRef.current === name) return;
    shownRef.current = name;
    if (document.activeElement === document.body) focusWithoutScroll(document.querySelector<HTMLElement>('[role="tabpanel"] h2'));
  }, [name, shownRef]);
  return <Content />;
}
