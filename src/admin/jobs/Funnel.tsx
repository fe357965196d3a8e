import { Link } from 'react-router-dom';
import type { Figures } from '#contract/figures.ts';
import { type ApplicationStatus, applicationStatuses } from '#contract/statuses.ts';
import { numbersTexts } from '../../content/staff/jobs.ts';
import { applicationsAddress } from '../shared/applications-address.ts';
import styles from './NumbersDialog.module.css';

/** Where applications end that do not become a hire. */
const apart: readonly ApplicationStatus[] = ['Rejected', 'Withdrawn'];
const stages = applicationStatuses.filter((status) => !apart.includes(status));

type Props = Pick<Figures, 'statuses' | 'steps'> & { jobId: string; labelId: string };

/** How many applications have each status now, as bars that link to them, and how long they stay in each. */
export function Funnel({ jobId, labelId, statuses, steps }: Props) {
  const { columns, days: inDays } = numbersTexts;
  const most = Math.max(...Object.values(statuses));
  return (
    <table className={styles.table} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{columns.status}</th>
          <th scope="col" className={styles.bars}>
            {columns.now}
          </th>
          <th scope="col">{columns.days}</th>
        </tr>
      </thead>
      {[stages, apart].map((group) => (
        <tbody key={group[0]}>
          {group.map((status) => {
            const count = statuses[status];
            const days = steps.find((step) => step.status === status)?.days ?? undefined;
            return (
              <tr key={status}>
                <th scope="row">{status}</th>
                <td className={styles.bars}>
                  <span className={styles.bar} style={{ width: `${(count / most) * 70}%` }} />
                  {count === 0 ? (
                    count
                  ) : (
                    <Link to={applicationsAddress({ job: jobId, status: [status] })} aria-label={numbersTexts.show(count, status)}>
                      {count}
                    </Link>
                  )}
                </td>
                <td>{days !== undefined && inDays(days)}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
