import { useCallbackRef } from '@mantine/hooks';
import type { Application } from '#contract/applications.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import styles from '../List.module.css';
import { rowGroups } from '../row-groups.ts';
import { type ApplicationActions, ApplicationRow } from './ApplicationRow.tsx';

type Props = ApplicationActions & { applications: Application[] };

/** A table where there is room, cards where there is not. The roles are named, since the layout drops them. */
export function ApplicationsTable({ applications, ...actions }: Props) {
  // Of the same identity at every render, so that a row is rendered anew only when its application changes.
  const onDetails = useCallbackRef(actions.onDetails);
  const onReview = useCallbackRef(actions.onReview);
  const onDelete = useCallbackRef(actions.onDelete);
  return (
    <table className={`${styles.table} ${styles.applications}`} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(applicationsTexts.columns).map(([name, label]) => (
            <th key={name} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {rowGroups(applications).map((group, place) => (
        <tbody key={place} role="rowgroup">
          {group.map((application) => (
            <ApplicationRow key={application.id} application={application} onDetails={onDetails} onReview={onReview} onDelete={onDelete} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
