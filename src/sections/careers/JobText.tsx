import { useId } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import { pointsOf } from '../../lib/points.ts';
import classes from './JobText.module.css';

/** A job's description, and its requirements as a list with one point per line. */
export function JobText({ job }: { job: Pick<PublicJob, 'description' | 'requirements'> }) {
  const id = useId();
  return (
    <div className={classes.texts}>
      <h2>{careersTexts.description}</h2>
      <p className={classes.text}>{job.description}</p>
      <h2 id={id}>{careersTexts.requirements}</h2>
      <ul className={classes.points} aria-labelledby={id}>
        {pointsOf(job.requirements).map((point, index) => (
          <li key={index} className={classes.text}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
