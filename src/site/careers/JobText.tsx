import { useId } from 'react';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from './careers-texts.ts';
import { blocksOf, pointsOf } from '../../shared/lib/points.ts';
import classes from './JobText.module.css';

/** A job's description and benefits, and its requirements as a list with one point per line. */
export function JobText({ job }: { job: Pick<PublicJob, 'description' | 'requirements' | 'benefits'> }) {
  const id = useId();
  return (
    <div className={classes.texts}>
      <h2 className="h3">{careersTexts.description}</h2>
      <Blocks text={job.description} />
      <h2 id={id} className="h3">
        {careersTexts.requirements}
      </h2>
      <Points points={pointsOf(job.requirements)} labelId={id} />
      {job.benefits && (
        <>
          <h2 className="h3">{careersTexts.benefits}</h2>
          <Blocks text={job.benefits} />
        </>
      )}
    </div>
  );
}

function Blocks({ text }: { text: string }) {
  return blocksOf(text).map((block, index) =>
    typeof block === 'string' ? (
      <p key={index} className={classes.text}>
        {block}
      </p>
    ) : (
      <Points key={index} points={block} />
    ),
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
