import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { applicationPath, adminPaths } from '../../admin-paths.ts';
import { paths } from '../../paths.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { useMay } from '../session/session.ts';
import { applicationsAddress } from './applications-address.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { Dialog } from './Dialog.tsx';
import styles from './Palette.module.css';
import { paletteTexts as texts } from './palette-texts.ts';
import { pages, tabs } from './places.ts';
import { adminQuery, jobsQuery } from './queries.ts';
import { shortcuts } from './shortcuts-texts.ts';
import { useOptions } from './use-options.tsx';
import { runShortcut, workingKeys } from './use-shortcuts.ts';

/** How long somebody pauses before applicants are searched, in milliseconds. */
const pauseMs = 200;
const maxPerKind = 6;

type Kind = keyof typeof texts.kinds;
type Found = { kind: Kind; label: string; detail?: string | undefined; run: () => void };

type Props = { opened: boolean; onClose: () => void; onLogOut: () => void };

/** Finds people, jobs, pages and what can be done here, by any words of their names. */
export function Palette({ opened, onClose, onLogOut }: Props) {
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), pauseMs);
  const may = useMay();
  const navigate = useNavigate();
  // What can be done on the page, before the dialog turns its keys off.
  const [keys] = useState(() => workingKeys().filter((key) => key !== '?'));
  const jobs = useQuery({ ...jobsQuery, enabled: typed !== '' });
  const people = useQuery({
    ...adminQuery(['applications', 'palette', searched], applicationEndpoints.listApplications, {
      query: { q: searched, limit: maxPerKind },
    }),
    enabled: searched !== '',
  });

  const place = (kind: Kind, label: string, address: string, detail?: string): Found => ({
    kind,
    label,
    detail,
    run: () => void navigate(address),
  });
  const places = [tabs, ...pages].flat().filter(({ call }) => may(call));
  const always: Found[] = [
    ...keys.map((key): Found => ({ kind: 'action', label: shortcuts[key], detail: key.toUpperCase(), run: () => runShortcut(key) })),
    ...places.map(({ label, to }) => place('page', label, to)),
    place('page', dashboardTexts.account, adminPaths.account),
    place('page', dashboardTexts.back, paths.home),
    { kind: 'action', label: dashboardTexts.logout, run: onLogOut },
  ];
  const addressOf = (job: string) => adminPaths.dashboard + applicationsAddress({ job });
  const ofJobs = jobs.data?.map(({ id, title, location }) => place('job', title, addressOf(id), location)) ?? [];
  const isCurrent = searched === typed.trim();
  const ofPeople = (isCurrent && people.data) || [];
  const words = typed.toLowerCase().split(/\s+/);
  const matches = ({ label }: Found) => words.every((word) => label.toLowerCase().includes(word));
  const shown = [
    ...always.filter(matches),
    ...(typed.trim() === '' ? [] : ofJobs.filter(matches).slice(0, maxPerKind)),
    ...ofPeople.map(({ id, applicant_name, job_title }) => place('person', applicant_name, applicationPath(id), job_title)),
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
  const isSearching = people.isFetching || !isCurrent;

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

function Row({ kind = 'page', label, detail }: Partial<Found>) {
  return (
    <span className={styles.row}>
      <span className="ellipsis">{label}</span>
      <span className={`ellipsis ${styles.detail}`}>{detail}</span>
      <span className={styles.kind}>{texts.kinds[kind]}</span>
    </span>
  );
}
