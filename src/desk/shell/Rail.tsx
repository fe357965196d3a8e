import { getHotkeyHandler, useHotkeys, useWindowEvent } from '@mantine/hooks';
import { IconDots, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { isOpen } from '#rooms/jobs/contract/job-closing.ts';
import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { BrandMark } from '../../site/components/brand/BrandMark.tsx';
import { useSchemeToggle } from '../../site/components/header/ColorSchemeSwitch.tsx';
import { adminPaths } from '../../admin-paths.ts';
import { paths } from '../../paths.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useMay } from '../session/session.ts';
import { Avatar } from './Avatar.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { lazyPart } from './lazy-part.ts';
import { pages, tabAt, type TabName, tabs } from './places.ts';
import { countsQuery, jobsQuery, questionsQuery, refreshed } from './queries.ts';
import styles from './Rail.module.css';
import { RowMenu } from './RowMenu.tsx';
import { useAccount } from './people.ts';
import { useDialog } from './use-dialog.ts';
import { isDialogOpen, useShortcuts } from './use-shortcuts.ts';
import { useWritten } from './use-writes.ts';

const { rail: texts } = dashboardTexts;

const loadPalette = async () => (await import('./Palette.tsx')).Palette;
// A dialog from the start: the keys of the page do not act on what is typed before it is loaded.
const Palette = lazyPart(loadPalette, <div role="dialog" aria-label={texts.search} />);

type Props = { onLogOut: () => void };

/** Where all staff pages are, beside each of them. */
export function Rail({ onLogOut }: Props) {
  const may = useMay();
  const { pathname } = useLocation();
  const [more, setMore] = useState(false);
  const shown = pages.map((group) => group.filter(({ call }) => may(call)));

  return (
    <nav className={styles.rail} aria-label={texts.label}>
      <div className={styles.top}>
        <Link className={styles.back} to={paths.home} title={dashboardTexts.back}>
          <BrandMark size={20} />
          <span className={styles.label}>{dashboardTexts.back}</span>
        </Link>
        <Search onLogOut={onLogOut} />
      </div>
      <div
        className={styles.places}
        data-few={shown.flat().length === 1 || undefined}
        onKeyDown={getHotkeyHandler([['Escape', () => setMore(false)]])}
      >
        <Tabs />
        {/* On a phone, what is shown on demand closes with any tap. */}
        <div className={styles.others} data-shown={more || undefined} onClick={() => setMore(false)}>
          {shown.map((group, index) => (
            <ul key={index} className={styles.group}>
              {group.map(({ to, label, Icon }) => (
                <li key={to}>
                  <Link to={to} className={styles.place} title={label} aria-current={pathname === to ? 'page' : undefined}>
                    <Icon size={20} stroke={1.5} aria-hidden />
                    <span className={styles.label}>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </div>
        <button type="button" className={`${styles.place} ${styles.more}`} aria-expanded={more} onClick={() => setMore(!more)}>
          <IconDots size={20} stroke={1.5} aria-hidden />
          <span className={styles.label}>{texts.more}</span>
        </button>
      </div>
      <PersonMenu onLogOut={onLogOut} />
    </nav>
  );
}

/** Who is logged in, and what is only theirs. */
function PersonMenu({ onLogOut }: Props) {
  const account = useAccount();
  const username = account?.username ?? '';
  const name = account?.name || username;
  const toggleScheme = useSchemeToggle();
  return (
    <RowMenu
      label={texts.person(name)}
      className={`${styles.place} ${styles.person}`}
      items={[
        { label: dashboardTexts.account, to: adminPaths.account },
        { label: texts.scheme, onSelect: toggleScheme },
        { label: dashboardTexts.logout, onSelect: onLogOut },
      ]}
    >
      <Avatar username={username} name={name} />
      <span className={styles.label}>{name}</span>
    </RowMenu>
  );
}

/** Links to the tabs of the dashboard; on the dashboard, its tabs. */
function Tabs() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const may = useMay();
  const onDashboard = pathname === adminPaths.dashboard;
  const current = onDashboard ? tabAt(query, may) : undefined;
  const [last, setLast] = useState<Partial<Record<TabName, string>>>({});
  const search = `?${query.toString()}`;
  // A tab opens again with its filter.
  if (current && last[current] !== search) setLast({ ...last, [current]: search });
  const counts = useTabCounts();

  return (
    <div
      className={styles.group}
      {...(onDashboard && { role: 'tablist', 'aria-label': dashboardTexts.dashboardHeading, onKeyDown: moveBetweenTabs })}
    >
      {tabs
        .filter(({ call }) => may(call))
        .map(({ name, start, label, Icon }) => (
          <Link
            key={name}
            to={{ pathname: adminPaths.dashboard, search: last[name] ?? start }}
            replace={onDashboard}
            className={styles.place}
            title={label}
            // The pages of one application and of one posting.
            aria-current={pathname.startsWith(`${paths.admin}/${name}/`) || undefined}
            {...(onDashboard && {
              role: 'tab',
              id: tabId(name),
              'aria-selected': name === current,
              'aria-controls': panelId,
              tabIndex: name === current ? 0 : -1,
            })}
          >
            <Icon size={20} stroke={1.5} aria-hidden />
            <span className={styles.label}>{label}</span>
            <Count count={counts[name]}>{dashboardTexts.tabCounts[name]}</Count>
          </Link>
        ))}
    </div>
  );
}

/** @returns the numbers of the tabs, undefined until known */
function useTabCounts(): Record<TabName, number | undefined> {
  const jobs = useQuery(jobsQuery);
  const counts = useQuery({ ...countsQuery, ...refreshed });
  const questions = useQuery(questionsQuery);
  const withChanges = useWritten<ListedJob>('jobs');
  return {
    overview: counts.data && questions.data && counts.data.unread + counts.data.unreadMessages + questions.data.length,
    jobs: jobs.data?.flatMap((job) => withChanges(job) ?? []).filter((job) => isOpen(job, serverNow())).length,
    applications: counts.data && (counts.data.applications['Pending'] ?? 0),
    messages: counts.data?.openMessages,
  };
}

export const panelId = 'dashboard-panel';

export const tabId = (name: TabName) => `tab-${name}`;

/** Arrows, Home and End choose a tab, as the ARIA Authoring Practices say; Space does as Enter. */
function moveBetweenTabs(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const place = all.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: place + 1, ArrowRight: place + 1, ArrowUp: place - 1, ArrowLeft: place - 1, Home: 0, End: -1, ' ': place }[
    event.key
  ];
  if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const tab = all.at(next % all.length);
  tab?.focus();
  tab?.click();
}

/** What waits. It takes up its space before it is known. @param children what is counted */
function Count({ count, children }: { count: number | undefined; children: string }) {
  return (
    <span className={styles.count} title={children} data-none={count === 0 || undefined}>
      <span>{count}</span>
      {count !== undefined && <span className="visually-hidden"> {children}</span>}
    </span>
  );
}

/** Opens the search over everything, also by Ctrl+K, and by the key that asks what keys there are. */
function Search({ onLogOut }: Props) {
  const dialog = useDialog<true>();
  const open = () => dialog.open(true);
  useShortcuts({ '?': open });
  useHotkeys([['mod+K', () => isDialogOpen() || open()]], []);
  useWindowEvent('keydown', ({ key }) => {
    // Before the other key comes, and what is typed then.
    if (key === 'Control' || key === 'Meta') void loadPalette().catch(() => undefined);
  });

  return (
    <>
      <button
        type="button"
        className={styles.place}
        title={texts.search}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={({ currentTarget }) => dialog.open(true, currentTarget)}
      >
        <IconSearch size={20} stroke={1.5} aria-hidden />
        <span className={styles.label}>{texts.search}</span>
        <kbd className={styles.keys} aria-hidden>
          {texts.searchKeys}
        </kbd>
      </button>
      {dialog.render((_opened, props) => (
        <Palette {...props} onLogOut={onLogOut} />
      ))}
    </>
  );
}
