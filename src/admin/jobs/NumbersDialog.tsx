import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { endpoints } from '#contract/endpoints.ts';
import type { Job } from '#contract/jobs.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { numbersTexts } from '../../content/staff/jobs.ts';
import recordStyles from '../resource-tab/RecordDialog.module.css';
import { applicationsAddress } from '../shared/applications-address.ts';
import { adminQuery } from '../shared/queries.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import styles from './NumbersDialog.module.css';
import { ViewsChart } from './ViewsChart.tsx';

type Props = { job: Job; opened: boolean; onClose: () => void };

/** The numbers of a job: views by day, and applications by source. */
export function NumbersDialog({ job, opened, onClose }: Props) {
  const {
    data: numbers,
    error,
    refetch,
  } = useQuery(adminQuery(['job numbers', job.id], endpoints.readJobNumbers, { params: { id: job.id } }));
  return (
    <Modal {...dialogProps(dashboardTexts.close)} opened={opened} onClose={onClose} title={numbersTexts.title(job.title)} size="lg">
      {error && !numbers && <LoadFailure title={numbersTexts.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !numbers && <p role="status">{dashboardTexts.loading}</p>}
      {numbers && (
        <div className={recordStyles.body}>
          <div>
            <h3>{numbersTexts.views}</h3>
            <ViewsChart views={numbers.views} />
          </div>
          <div>
            <h3 id="sources">{numbersTexts.sources}</h3>
            {numbers.sources.length === 0 ? (
              <p className={recordStyles.hint}>{numbersTexts.noSources}</p>
            ) : (
              <table className={styles.sources} aria-labelledby="sources">
                <tbody>
                  {numbers.sources.map(({ source, applications }) => (
                    <tr key={source}>
                      <th scope="row">
                        {source === '' ? numbersTexts.unknown : <Link to={applicationsAddress({ job: job.id, source })}>{source}</Link>}
                      </th>
                      <td>{applications}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
          <p className={recordStyles.hint}>{numbersTexts.hint}</p>
        </div>
      )}
    </Modal>
  );
}
