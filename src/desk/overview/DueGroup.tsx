import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { soonTimes } from '#rooms/applications/contract/applications.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { Loaded, Loading } from '../shell/Loaded.tsx';
import { overviewTexts } from './overview-texts.ts';
import { applicationPath } from '../../admin-paths.ts';
import { answerDue } from '../shell/answer-due.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import { adminQuery, refreshed } from '../shell/queries.ts';
import styles from './Overview.module.css';

type Props = { due: (typeof soonTimes)[number]; count: number };

const rowsMax = 5;

/** The answers that are due first, each of which opens in the list of all that are due by then. */
export function DueGroup({ due, count }: Props) {
  const filter = { view: 'due', due } as const;
  const query = useQuery({
    ...adminQuery(['applications', 'overview', due], applicationEndpoints.listApplications, { query: { ...filter, limit: rowsMax } }),
    ...refreshed,
  });
  const list = applicationsAddress(filter);

  return (
    <div className={`stack ${styles.group}`} data-late={due === 'late' || undefined}>
      <div className={styles.groupHead}>
        <h3>{overviewTexts.due[due]}</h3>
        {count > rowsMax && (
          <Link to={list} className="target">
            {overviewTexts.showAll(count)}
          </Link>
        )}
      </div>
      <Loaded query={query} failed={staffTexts.fetchApplicationsFailed} loading={<RowsSkeleton count={Math.min(count, rowsMax)} />}>
        {(applications) => (
          <ol className={styles.rows}>
            {applications.map((application) => (
              <li key={application.id}>
                <Link to={applicationPath(application.id, new URLSearchParams(list))} className={styles.row}>
                  <span className={styles.name}>{application.applicant_name}</span>
                  <span className={styles.job}>{application.job_title}</span>
                  <span className={styles.date}>{answerDue(application)?.text}</span>
                </Link>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </div>
  );
}

function RowsSkeleton({ count }: { count: number }) {
  return (
    <Loading className={styles.rows}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row}>
          <div className={styles.row}>
            <Skeleton height={12} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
