import { useId } from 'react';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from './careers-texts.ts';
import { blocksOf, pointsOf } from '../../shared/lib/points.ts';
import classes from './JobText.module.css';

/** A job's description, and its requirements as a list with one point per line. */
export function JobText({ job }: { job: Pick<PublicJob, 'description' | 'requirements'> }) {
  const id = useId();
  return (
    <div className={classes.texts}>
      <h2 className="h3">{careersTexts.description}</h2>
      {blocksOf(job.description).map((block, index) =>
        typeof block === 'string' ? (
          <p key={index} className={classes.text}>
            {block}
          </p>
        ) : (
          <Points key={index} points={block} />
        ),
      )}
      <h2 id={id} className="h3">
        {careersTexts.requirements}
      </h2>
      <Points points={pointsOf(job.requirements)} labelId={id} />
    </div>
  );
}

function Points({ points, labelId }: { points: string[]; labelId?: string }) {
  return (
    <ul className={classes.points} aria-labelledby={labelId}>
      {points.map((point, index) => (
        <li key={index} className={classes.text}>
          {point}
        </li>
      ))}
    </ul>
  );
}
