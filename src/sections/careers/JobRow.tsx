import { type CSSProperties, memo, type MouseEvent, useId } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import { formatAge, formatDayUtc } from '../../lib/format.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { factsOf } from '../../job-formats/job-facts.ts';
import classes from './JobRow.module.css';

/** The facts' cells in a wide row, as `grid-area`. Facts without a cell share a third line. */
const cells: Partial<Record<string, string>> = {
  location: '1 / 2',
  job_type: '1 / 3',
  salary_range: '1 / 4 / span 2',
  posted: '1 / 5',
  department: '2 / 1',
  workplace: '2 / 2',
  experience_level: '2 / 3',
  closes: '2 / 5',
};
const thirdLine = '3 / auto';

const inCell = (name: string) => ({ '--cell': cells[name] ?? thirdLine }) as CSSProperties;

export type JobRowProps = {
  job: PublicJob;
  /** The path of the job's page. The preview in the job form has none. */
  path?: string;
  /** The level of the title. */
  heading?: 'h3' | 'h4';
  /** When an application was sent from this device, in ISO 8601. */
  sentOn?: string;
  loading?: boolean;
  failed?: boolean;
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onApply: (job: PublicJob, button: Element) => void;
};

/** A job in the list. Memoised, because the list can be long. */
export const JobRow = memo(function JobRow(props: JobRowProps) {
  const { job, path, heading: Heading = 'h3', sentOn, loading = false, failed = false, onFollow, onApply } = props;
  const id = useId();
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
        {factsOf(job).map(({ name, text }) => (
          <li key={name} style={inCell(name)}>
            {text}
          </li>
        ))}
        {job.created_at && (
          <li className={classes.posted} style={inCell('posted')}>
            <time dateTime={job.created_at}>{formatAge(job.created_at)}</time>
          </li>
        )}
        {job.closes_on && (
          <li style={inCell('closes')}>
            {careersTexts.closes} <time dateTime={job.closes_on}>{formatDayUtc(job.closes_on)}</time>
          </li>
        )}
      </ul>
      <div className={classes.apply}>
        <ApplyButton title={job.title} quiet sentOn={sentOn} loading={loading} failed={failed} onApply={(button) => onApply(job, button)} />
      </div>
    </article>
  );
});
