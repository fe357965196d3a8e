import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import type { JobNumbers } from '#contract/job-numbers.ts';
import type { Job } from '#contract/jobs.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { numbersTexts } from '../../content/staff/jobs.ts';
import { formatDayUtc } from '../../lib/format.ts';
import recordStyles from '../resource-tab/RecordDialog.module.css';
import { applicationsAddress } from '../shared/applications-address.ts';
import { adminQuery } from '../shared/queries.ts';
import { Loaded } from '../shared/Loaded.tsx';
import styles from './NumbersDialog.module.css';

type Props = { job: Job; opened: boolean; onClose: () => void };

/** The numbers of a job: views by day, and applications by source. */
export function NumbersDialog({ job, opened, onClose }: Props) {
  const query = useQuery(adminQuery(['job numbers', job.id], staffEndpoints.readJobNumbers, { params: { id: job.id } }));
  return (
    <Modal {...dialogProps(dashboardTexts.close)} opened={opened} onClose={onClose} title={numbersTexts.title(job.title)} size="lg">
      <Loaded query={query} failed={numbersTexts.failed}>
        {(numbers) => (
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
                          {source === '' ? numbersTexts.unknown : <Link to={applicationsAddress({ source })}>{source}</Link>}
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
      </Loaded>
    </Modal>
  );
}

/** A bar chart of the views by day, with the sum and the best day in words. */
function ViewsChart({ views }: Pick<JobNumbers, 'views'>) {
  const sum = views.reduce((total, day) => total + day.views, 0);
  const most = Math.max(1, ...views.map((day) => day.views));
  const best = views.findLast((day) => day.views === most);
  return (
    <figure className={styles.chart}>
      <figcaption>{numbersTexts.sum(sum, views.length, best && { views: most, day: formatDayUtc(best.day) })}</figcaption>
      <div className={styles.bars} aria-hidden="true">
        {views.map(({ day, views: count }) => (
          <span key={day} className={styles.bar} style={{ height: `${(count / most) * 100}%` }} title={`${formatDayUtc(day)}: ${count}`} />
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{formatDayUtc(views[0]?.day ?? '')}</span>
        <span>{formatDayUtc(views.at(-1)?.day ?? '')}</span>
      </div>
    </figure>
  );
}
