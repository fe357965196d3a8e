import type { Application } from '#rooms/applications/contract/applications.ts';
import { staffStatuses } from '#rooms/applications/contract/statuses.ts';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import { applicationsTexts } from './applications-texts.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
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
        show={(name) => name || applicationsTexts.noStatus}
        onChoose={(name) => onStatus(application, name)}
      />
    </StatusLabel>
  );
}
