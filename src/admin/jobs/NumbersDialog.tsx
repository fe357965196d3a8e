import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import type { JobNumbers } from '#contract/job-numbers.ts';
import type { Job } from '#contract/jobs.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { numbersTexts } from '../../content/staff/jobs.ts';
import { formatDayUtc } from '../../lib/format.ts';
import recordStyles from '../resource-tab/RecordDialog.module.css';
import { adminQuery } from '../shared/queries.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { Funnel } from './Funnel.tsx';
import { SourcesTable } from './SourcesTable.tsx';
import styles from './NumbersDialog.module.css';

type Props = { job: Job; opened: boolean; onClose: () => void };

/** The numbers of a job: its applications by status and by source, and its views by day. */
export function NumbersDialog({ job: { id, title }, opened, onClose }: Props) {
  const figures = useQuery(adminQuery(['figures', id], staffEndpoints.readFigures, { query: { job_id: id } }));
  const numbers = useQuery(adminQuery(['job numbers', id], staffEndpoints.readJobNumbers, { params: { id } }));
  return (
    <Modal {...dialogProps(dashboardTexts.close)} opened={opened} onClose={onClose} title={numbersTexts.title(title)} size="lg">
      <div className={recordStyles.body}>
        <Loaded query={figures} failed={numbersTexts.failed}>
          {({ statuses, steps, sources }) => (
            <>
              <div>
                <h3 id="funnel">{numbersTexts.applications}</h3>
                {Object.values(statuses).some(Boolean) ? (
                  <Funnel jobId={id} labelId="funnel" statuses={statuses} steps={steps} />
                ) : (
                  <p className={recordStyles.hint}>{numbersTexts.noApplications}</p>
                )}
              </div>
              {sources.length > 0 && (
                <div>
                  <h3 id="sources">{numbersTexts.sources}</h3>
                  <SourcesTable jobId={id} labelId="sources" sources={sources} />
                </div>
              )}
            </>
          )}
        </Loaded>
        <Loaded query={numbers} failed={numbersTexts.viewsFailed}>
          {({ views }) => (
            <div>
              <h3>{numbersTexts.views}</h3>
              <ViewsChart views={views} />
            </div>
          )}
        </Loaded>
        <p className={recordStyles.hint}>{numbersTexts.hint}</p>
      </div>
    </Modal>
  );
}

/** A bar chart of the views by day, with the sum and the best day in words. */
function ViewsChart({ views }: Pick<JobNumbers, 'views'>) {
  const sum = views.reduce((total, day) => total + day.views, 0);
  if (sum === 0) return <p className={recordStyles.hint}>{numbersTexts.noViews(views.length)}</p>;
  const most = Math.max(...views.map((day) => day.views));
  const best = views.findLast((day) => day.views === most);
  return (
    <figure className={styles.chart}>
      <figcaption>{numbersTexts.sum(sum, views.length, { views: most, day: formatDayUtc(best?.day ?? '') })}</figcaption>
      <div className={styles.days} aria-hidden="true">
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
