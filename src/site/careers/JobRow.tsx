import { memo, type MouseEvent, useId } from 'react';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from './careers-texts.ts';
import { formatAge, formatDayUtc } from '../../shared/lib/format.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { factColumns, factsOf } from './formats/job-facts.ts';
import classes from './JobRow.module.css';

const columns = [1, 2, 3, 4];
const daysColumn = 5;

export type JobRowProps = {
  job: PublicJob;
  /** The path of the job's page. The preview in the job form has none. */
  path?: string;
  /** The level of the title. */
  heading?: 'h3' | 'h4';
  /** Whether the row begins to tell what one does in the job. */
  excerpt?: boolean;
  /** When an application was sent from this device, in ISO 8601. */
  sentOn?: string;
  loading?: boolean;
  failed?: boolean;
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onApply: (job: PublicJob, button: Element) => void;
};

/** A job in the list. Memoised, because the list can be long. */
export const JobRow = memo(function JobRow(props: JobRowProps) {
  const { job, path, heading: Heading = 'h3', excerpt, sentOn, loading = false, failed = false, onFollow, onApply } = props;
  const id = useId();
  const facts = factsOf(job);
  return (
    <article className={classes.row} aria-labelledby={id}>
      <Heading id={id} className={classes.title}>
        {path === undefined ? (
          job.title
        ) : (
          <a href={path} onClick={onFollow}>
            {job.title}
          </a>
        )}
      </Heading>
      <ul className={classes.facts}>
        {columns.map((column) => {
          const shown = facts.filter(({ name }) => factColumns[name] === column);
          return (
            shown.length > 0 && (
              <li key={column} style={{ gridColumn: column }}>
                {shown.map(({ name, text }) => (
                  <span key={name}>{text}</span>
                ))}
              </li>
            )
          );
        })}
        <li style={{ gridColumn: daysColumn }}>
          {job.created_at && (
            <span>
              {careersTexts.posted} <time dateTime={job.created_at}>{formatAge(job.created_at)}</time>
            </span>
          )}
          {job.closes_on && (
            <span>
              {careersTexts.closes} <time dateTime={job.closes_on}>{formatDayUtc(job.closes_on)}</time>
            </span>
          )}
        </li>
      </ul>
      {excerpt && <p className={classes.excerpt}>{job.description}</p>}
      <div className={classes.apply}>
        <ApplyButton title={job.title} quiet sentOn={sentOn} loading={loading} failed={failed} onApply={(button) => onApply(job, button)} />
      </div>
    </article>
  );
});
