import { useId } from 'react';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from './careers-texts.ts';
import { blocksOf, pointsOf } from '../../shared/lib/points.ts';
import classes from './JobText.module.css';

/** A job's description, and its requirements and benefits as lists with one point per line. */
export function JobText({ job }: { job: Pick<PublicJob, 'description' | 'requirements' | 'benefits'> }) {
  return (
    <div className={classes.texts}>
      <h2 className="h3">{careersTexts.description}</h2>
      <Blocks text={job.description} />
      <List heading={careersTexts.requirements} text={job.requirements} />
      {job.benefits && <List heading={careersTexts.benefits} text={job.benefits} />}
    </div>
  );
}

function List({ heading, text }: { heading: string; text: string }) {
  const id = useId();
  return (
    <>
      <h2 id={id} className="h3">
        {heading}
      </h2>
      <Points points={pointsOf(text)} labelId={id} />
    </>
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
