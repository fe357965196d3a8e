import type { JobNumbers } from '#contract/job-numbers.ts';
import { numbersTexts } from '../../content/staff/jobs.ts';
import { formatDayUtc } from '../../lib/format.ts';
import styles from './NumbersDialog.module.css';

/** A bar chart of the views by day, with the sum and the best day in words. */
export function ViewsChart({ views }: Pick<JobNumbers, 'views'>) {
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
