import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import { jobEndpoints } from '#rooms/jobs/contract/endpoints.ts';
import { messageEndpoints } from '#rooms/messages/contract/endpoints.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import { applicationPath, adminPaths, messagesPath, newHash } from '../../admin-paths.ts';
import { paths } from '../../paths.ts';
import { useSchemeToggle } from '../../site/components/header/ColorSchemeSwitch.tsx';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { useMay } from '../session/session.ts';
import { applicationsAddress, queueAddress } from './applications-address.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { Dialog } from './Dialog.tsx';
import styles from './Palette.module.css';
import { paletteTexts as texts } from './palette-texts.ts';
import { pages, tabs } from './places.ts';
import { adminQuery, colleaguesQuery, jobsQuery } from './queries.ts';
import { type ShortcutKey, shortcuts } from './shortcuts-texts.ts';
import { useOptions } from './use-options.tsx';
import { runShortcut, workingKeys } from './use-shortcuts.ts';

/** How long somebody pauses before applicants are searched, in milliseconds. */
const pauseMs = 200;
const maxPerKind = 6;

type Kind = keyof typeof texts.kinds;
type Found = { kind: Kind; label: string; detail?: string | undefined; run: () => void };

type Props = { opened: boolean; onClose: () => void; onLogOut: () => void };

const places = [tabs, ...pages].flat();

/** Where something new begins. The calls have the callers of those that make it, whose contracts are heavy. */
const pagesWithNew = [
  { label: texts.news.application, to: adminPaths.dashboard + queueAddress, call: applicationEndpoints.listApplications },
  { label: texts.news.job, to: `${adminPaths.dashboard}?tab=jobs`, call: jobEndpoints.deleteJob },
  { label: texts.news.interview, to: adminPaths.interviews, call: interviewEndpoints.proposeInterview },
  { label: texts.news.colleague, to: adminPaths.team, call: accountEndpoints.inviteColleague },
];

/** Finds people, jobs, pages and what can be done here, by any words of their names. */
export function Palette({ opened, onClose, onLogOut }: Props) {
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), pauseMs);
  const may = useMay();
  const navigate = useNavigate();
  const toggleScheme = useSchemeToggle();
  // What can be done on the page, and with what, before the dialog takes keys and focus.
  const isList = useMatch(adminPaths.application) === null;
  const [keys] = useState(() => workingKeys().filter((key) => key !== '?' && !(isList && 'jk'.includes(key))));
  const [focused] = useState(() => document.activeElement);
  const press = (key: ShortcutKey) => {
    if (focused instanceof HTMLElement) focused.focus();
    runShortcut(key);
  };
  const { data: jobs = [] } = useQuery({ ...jobsQuery, enabled: typed !== '' });
  const { data: colleagues = [] } = useQuery({ ...colleaguesQuery, enabled: typed !== '' });
  const people = useSearch('applications', applicationEndpoints.listApplications, searched);
  const messages = useSearch('messages', messageEndpoints.listMessages, searched);

  const place = (kind: Kind, label: string, address: string, detail?: string): Found => ({
    kind,
    label,
    detail,
    run: () => void navigate(address),
  });
  const always: Found[] = [
    ...keys.map((key): Found => ({ kind: 'action', label: shortcuts[key], detail: key.toUpperCase(), run: () => press(key) })),
    ...pagesWithNew.flatMap(({ label, to, call }) => (may(call) ? [place('action', label, to + newHash)] : [])),
    ...places.filter(({ call }) => may(call)).map(({ label, to }) => place('page', label, to, lookUp(texts.pages, label))),
    place('page', dashboardTexts.account, adminPaths.account, texts.pages[dashboardTexts.account]),
    place('page', dashboardTexts.back, paths.home),
    { kind: 'action', label: dashboardTexts.rail.scheme, run: toggleScheme },
    { kind: 'action', label: dashboardTexts.logout, run: onLogOut },
  ];
  const listOf = (filter: Parameters<typeof applicationsAddress>[0]) => adminPaths.dashboard + applicationsAddress(filter);
  const ofJobs = jobs.map(({ id, title, location }) => place('job', title, listOf({ job: id }), location));
  const mayManage = may(accountEndpoints.listAccounts);
  const ofColleagues = colleagues.map(({ username, name, title }) =>
    place('colleague', name, mayManage ? `${adminPaths.team}#${username}` : listOf({ assignee: username }), title),
  );
  const isCurrent = searched === typed.trim();
  const ofPeople = (isCurrent && people.data) || [];
  const ofMessages = (isCurrent && messages.data) || [];
  const words = typed.toLowerCase().split(/\s+/);
  const matches = ({ label, detail = '' }: Found) => words.every((word) => `${label} ${detail}`.toLowerCase().includes(word));
  const shown = [
    ...always.filter(matches),
    ...(typed.trim() === '' ? [] : [ofColleagues, ofJobs].flatMap((found) => found.filter(matches).slice(0, maxPerKind))),
    ...ofPeople.map(({ id, applicant_name, job_title }) => place('person', applicant_name, applicationPath(id), job_title)),
    ...ofMessages.map(({ name, subject }) => place('message', name, messagesPath(name), subject)),
  ];

  const options = useOptions({
    label: texts.label,
    names: shown.map((_, index) => String(index)),
    show: (index) => <Row {...shown[Number(index)]} />,
    onChoose: (index) => {
      onClose();
      shown[Number(index)]?.run();
    },
    onLeave: onClose,
  });
  const isSearching = people.isFetching || messages.isFetching || !isCurrent;

  return (
    <Dialog opened={opened} onClose={onClose} title={dashboardTexts.rail.search} size="lg">
      <div className={styles.palette}>
        <input
          {...options.field}
          onBlur={undefined}
          ref={focusOnMount}
          className={styles.input}
          role="combobox"
          aria-label={texts.label}
          aria-expanded={options.isOpen}
          autoComplete="off"
          placeholder={texts.label}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            options.mark('0');
          }}
          onKeyDown={options.onKeyDown}
          data-autofocus
        />
        {options.list}
        <p role="status" className={styles.status}>
          {isSearching ? texts.searching : people.error ? texts.failed : shown.length === 0 && texts.none}
        </p>
      </div>
    </Dialog>
  );
}

/** Searches where the role allows it. */
function useSearch<E extends Endpoint>(name: string, endpoint: E, q: string) {
  const query = adminQuery([name, 'palette', q], endpoint, { query: { q, limit: maxPerKind } });
  return useQuery({ ...query, enabled: useMay()(endpoint) && q !== '' });
}

function Row({ kind = 'page', label, detail }: Partial<Found>) {
  return (
    <span className={styles.row}>
      <span className="ellipsis">{label}</span>
      <span className={`ellipsis ${styles.detail}`}>{detail}</span>
      <span className={styles.kind}>{texts.kinds[kind]}</span>
    </span>
  );
}
