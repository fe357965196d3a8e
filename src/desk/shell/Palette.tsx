import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { auditEndpoints } from '#rooms/audit/contract/endpoints.ts';
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
import { staffTitles } from './titles-texts.ts';
import { useOptions } from './use-options.tsx';
import { runShortcut, workingKeys } from './use-shortcuts.ts';

/** How long somebody pauses before applicants are searched, in milliseconds. */
const pauseMs = 200;
const maxPerKind = 6;

type Kind = keyof typeof texts.kinds;
type Found = { kind: Kind; label: string; detail?: string; run: () => void };

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

  const to = (address: string) => () => void navigate(address);
  const found: Found[] = [
    ...keys.map((key) => ({ kind: 'action' as const, label: shortcuts[key], detail: key.toUpperCase(), run: () => runShortcut(key) })),
    ...[tabs, ...pages]
      .flat()
      .filter(({ call }) => may(call))
      .map((place) => ({ kind: 'page' as const, label: place.label, run: to(place.to) })),
    // From the rail, it is reached by the audit trail.
    ...(may(auditEndpoints.readAudit) ? [{ kind: 'page' as const, label: staffTitles.records, run: to(adminPaths.records) }] : []),
    { kind: 'page', label: dashboardTexts.account, run: to(adminPaths.account) },
    { kind: 'page', label: dashboardTexts.back, run: to(paths.home) },
    { kind: 'action', label: dashboardTexts.logout, run: onLogOut },
  ];
  const words = typed.toLowerCase().split(/\s+/);
  const matches = ({ label }: { label: string }) => words.every((word) => label.toLowerCase().includes(word));
  const shown: Found[] = found.filter(matches);
  if (typed.trim() !== '') {
    const ofJobs = jobs.data?.map(({ id, title, location }) => ({
      kind: 'job' as const,
      label: title,
      detail: location,
      run: to(adminPaths.dashboard + applicationsAddress({ job: id })),
    }));
    shown.push(...(ofJobs ?? []).filter(matches).slice(0, maxPerKind));
    const ofPeople = searched === typed.trim() ? people.data : undefined;
    shown.push(
      ...(ofPeople ?? []).map(({ id, applicant_name, job_title }) => ({
        kind: 'person' as const,
        label: applicant_name,
        detail: job_title,
        run: to(applicationPath(id)),
      })),
    );
  }

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
  const isSearching = typed.trim() !== '' && (people.isFetching || searched !== typed.trim());

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
