import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import { ApplyButton } from './ApplyButton.tsx';
import classes from './JobCard.module.css';
import { JobFacts } from './JobFacts.tsx';

/** More than this and a text is cut to its first lines until the reader asks for the rest. */
const longText = { characters: 420, lines: 5 };

function isLong(text: string): boolean {
  return text.length > longText.characters || text.split('\n').length > longText.lines;
}

type Props = {
  job: PublicJob;
  /** Where its own page is, if it has one. */
  path?: string;
  /** Whether texts that are long are shown to their end. */
  whole: boolean;
  /** Whether its dialog is on its way. */
  applying: boolean;
  /** Whether its dialog could not be loaded. */
  failed: boolean;
  /** The reader wants the rest of long texts, or has had enough of it. */
  onFold: (job: PublicJob) => void;
  onApply: (job: PublicJob, pressed: Element) => void;
};

/** One posting, readable at a glance, with its way to apply always in reach. There may be many, hence the memo. */
export const JobCard = memo(function JobCard({ job, path, whole, applying, failed, onFold, onApply }: Props) {
  const id = useId();
  const long = isLong(job.description) || isLong(job.requirements);
  const clamped = (long && !whole) || undefined;

  return (
    <article className={classes.card} aria-labelledby={`${id}-title`}>
      <div>
        <h3 id={`${id}-title`}>{path === undefined ? job.title : <Link to={path}>{job.title}</Link>}</h3>
        <JobFacts job={job} />
      </div>
      <div className={classes.apply}>
        <ApplyButton title={job.title} applying={applying} failed={failed} onApply={(pressed) => onApply(job, pressed)} />
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
            aria-expanded={whole}
            aria-controls={`${id}-texts`}
            aria-describedby={`${id}-title`}
            onClick={() => onFold(job)}
          >
            {whole ? careersTexts.less : careersTexts.more}
          </button>
        )}
      </div>
    </article>
  );
});
