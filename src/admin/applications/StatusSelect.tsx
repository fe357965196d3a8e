import type { Application } from '#contract/applications.ts';
import { staffStatuses } from '#contract/statuses.ts';
import { statusColor } from '../../components/status-label/status-colors.ts';
import { StatusLabel } from '../../components/status-label/StatusLabel.tsx';
import { applicationsTexts } from '../../content/staff/applications.ts';
import type { SetStatus } from '../shared/use-item-actions.ts';
import { RowSelect } from './RowSelect.tsx';

type Props = {
  application: Application;
  /** Absent if the person may not change it. */
  onStatus: SetStatus<Application> | undefined;
};

/** Shows and changes the status of an application. An unknown status is shown as it is. */
export function StatusSelect({ application, onStatus }: Props) {
  const { applicant_name, status } = application;
  if (!onStatus) return <StatusLabel status={status}>{status || applicationsTexts.noStatus}</StatusLabel>;
  return (
    <StatusLabel status={status}>
      <RowSelect
        aria-label={applicationsTexts.statusOf(applicant_name)}
        value={status}
        names={staffStatuses}
        blank={applicationsTexts.noStatus}
        colorOf={statusColor}
        onChoose={(name) => onStatus(application, name)}
      />
    </StatusLabel>
  );
}
