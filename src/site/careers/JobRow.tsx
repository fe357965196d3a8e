import { memo, type MouseEvent, type ReactNode, useId } from 'react';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from './careers-texts.ts';
import { applyPath } from '../../paths.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { type FactName, factsOf } from './formats/job-facts.ts';
import classes from './JobRow.module.css';

/** The facts that wide lists have in columns. The others are below the title. */
const columns = ['location', 'workplace', 'job_type', 'experience_level', 'salary_range'] as const satisfies FactName[];

const columnOf: Partial<Record<FactName, number>> = Object.fromEntries(columns.map((name, index) => [name, index + 2]));

/** The labels of the columns, once above all rows. Screen readers read them in each row. */
export function JobColumns() {
  return (
    <div className={`${classes.columns} hint`} aria-hidden="true">
      {[careersTexts.opening, ...columns.map((name) => careersTexts.factLabels[name])].map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}

export type JobRowProps = {
  job: PublicJob;
  /** The path of the job's page. The preview in the job form has none. */
  path?: string;
  /** Whether the row is below a heading with its department. */
  grouped?: boolean;
  /** Whether the row begins to tell what one does in the job. */
  excerpt?: boolean;
  /** Whether a reader without scripts may see it. */
  withoutScripts?: boolean;
  /** When an application was sent from this device, in ISO 8601. */
  sentOn?: string;
  loading?: boolean;
  failed?: boolean;
  receipt?: ReactNode;
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onApply: (job: PublicJob, button: Element) => void;
};

/** A job in the list. Memoised, because the list can be long. */
export const JobRow = memo(function JobRow(props: JobRowProps) {
  const { job, path, grouped, excerpt, withoutScripts, sentOn, loading = false, failed = false, receipt, onFollow, onApply } = props;
  const id = useId();
  const Heading = grouped ? 'h4' : 'h3';
  const text = <p className={classes.excerpt}>{job.description}</p>;
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
      <dl className={classes.facts}>
        {factsOf(job, 'published_at', ...(grouped ? (['department'] as const) : [])).map(({ name, label, text }) => (
          <div key={name} data-fact={name} data-column={columnOf[name]} style={{ gridColumn: columnOf[name] }}>
            <dt>{label}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {excerpt && text}
      {!excerpt && withoutScripts && <noscript>{text}</noscript>}
      <div className={classes.apply}>
        <ApplyButton
          title={job.title}
          href={path && applyPath(job.id)}
          quiet
          sentOn={sentOn}
          loading={loading}
          failed={failed}
          onApply={(button) => onApply(job, button)}
        />
      </div>
      {receipt && <div className={classes.receipt}>{receipt}</div>}
    </article>
  );
});
