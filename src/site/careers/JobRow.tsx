import { type CSSProperties, memo, useId } from 'react';
import { Link } from 'react-router-dom';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from './careers-texts.ts';
import { jobPath } from '../../paths.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { type FactName, factsOf } from './formats/job-facts.ts';
import classes from './JobRow.module.css';
import type { Applying } from './use-apply-dialog.tsx';

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

type Props = {
  job: PublicJob;
  /** Whether the row is below a heading with its department. */
  grouped?: boolean;
  /** The preview in the job form has none, and leads nowhere. */
  apply?: Applying;
};

/** A job in the list. Memoised, because filters change the list at every key. */
export const JobRow = memo(function JobRow({ job, grouped, apply }: Props) {
  const id = useId();
  const Heading = grouped ? 'h4' : 'h3';
  return (
    <article className={classes.row} aria-labelledby={id}>
      <Heading id={id} className={classes.title}>
        {apply ? <Link to={jobPath(job.id)}>{job.title}</Link> : job.title}
      </Heading>
      <dl className={classes.facts}>
        {factsOf(job, 'published_at', ...(grouped ? (['department'] as const) : [])).map(({ name, label, text }) => (
          <div key={name} data-fact={name} data-column={columnOf[name]} style={{ '--column': columnOf[name] } as CSSProperties}>
            <dt>{label}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={`${classes.apply} needs-script no-print`}>
        <ApplyButton job={job} apply={apply} quiet />
      </div>
      {apply?.sentId === job.id && apply.receipt && <div className={classes.receipt}>{apply.receipt}</div>}
    </article>
  );
});
