import { useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { staffStatuses } from '#contract/statuses.ts';
import { statusColor } from '../../components/status-label/status-colors.ts';
import { StatusLabel } from '../../components/status-label/StatusLabel.tsx';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import styles from './StatusSelect.module.css';
import type { SetStatus } from '../shared/use-item-actions.ts';

type Props = {
  application: Application;
  /** Absent if the person may not change it. */
  onStatus: SetStatus<Application> | undefined;
};

/** Shows and changes the status of an application. An unknown status is shown as it is. */
export function StatusSelect({ application, onStatus }: Props) {
  const { applicant_name, status } = application;
  // A list may have thousands of these, so the other options are rendered on use.
  const [inUse, setInUse] = useState(false);
  const markInUse = () => setInUse(true);
  const statuses: readonly string[] = inUse ? staffStatuses : [];
  if (!onStatus) return <StatusLabel status={status}>{status || applicationsTexts.noStatus}</StatusLabel>;
  return (
    <StatusLabel status={status}>
      <select
        className={styles.select}
        aria-label={applicationsTexts.statusOf(applicant_name)}
        value={status}
        // Browsers save the state of a control with each change of the address, unless this is off.
        autoComplete="off"
        onPointerDown={markInUse}
        onFocus={markInUse}
        onChange={(event) => onStatus(application, event.currentTarget.value)}
      >
        {!statuses.includes(status) && <option value={status}>{status || applicationsTexts.noStatus}</option>}
        {statuses.map((name) => (
          <option key={name} data-color={statusColor(name)}>
            {name}
          </option>
        ))}
      </select>
    </StatusLabel>
  );
}
