import { memo, useId } from 'react';
import { Link } from '../../components/link/Link.tsx';
import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import { ApplyButton } from './ApplyButton.tsx';
import classes from './JobCard.module.css';
import { JobFacts } from './JobFacts.tsx';

/** Texts beyond either limit are collapsed to their first lines. */
const collapseBeyond = { characters: 420, lines: 5 };

function isLong(text: string): boolean {
  return text.length > collapseBeyond.characters || text.split('\n').length > collapseBeyond.lines;
}

type Props = {
  job: PublicJob;
  /** The path of the job's page. The preview of an unsaved job has none. */
  path?: string;
  expanded: boolean;
  loading: boolean;
  failed: boolean;
  onToggle: (job: PublicJob) => void;
  onApply: (job: PublicJob, button: Element) => void;
};

/** A job in the list. Memoised, because the list can be long. */
export const JobCard = memo(function JobCard({ job, path, expanded, loading, failed, onToggle, onApply }: Props) {
  const id = useId();
  const long = isLong(job.description) || isLong(job.requirements);
  const clamped = (long && !expanded) || undefined;

  return (
    <article className={classes.card} aria-labelledby={`${id}-title`}>
      <div>
        <h3 id={`${id}-title`}>{path === undefined ? job.title : <Link to={path}>{job.title}</Link>}</h3>
        <JobFacts job={job} />
      </div>
      <div className={classes.apply}>
        <ApplyButton title={job.title} loading={loading} failed={failed} onApply={(button) => onApply(job, button)} />
      </div>
      <div className={classes.texts} id={`${id}-texts`}>
        <div>
          <h4>{careersTexts.description}</h4>
          <p className={classes.text} data-clamped={clamped}>
            {job.description}
          </p>
        </div>
        <div>
          <h4>{careersTexts.requirements}</h4>
          <p className={classes.text} data-clamped={clamped}>
            {job.requirements}
          </p>
        </div>
        {long && (
          <button
            type="button"
            className={classes.more}
            aria-expanded={expanded}
            aria-controls={`${id}-texts`}
            aria-describedby={`${id}-title`}
            onClick={() => onToggle(job)}
          >
            {expanded ? careersTexts.less : careersTexts.more}
          </button>
        )}
      </div>
    </article>
  );
});
