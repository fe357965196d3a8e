import { Link } from 'react-router-dom';
import type { LinkedJob } from '#rooms/jobs/contract/jobs.ts';
import { Section } from '../components/section/Section.tsx';
import { jobPageTexts } from './job-page-texts.ts';
import { jobPath } from '../../paths.ts';
import { factsOf } from './formats/job-facts.ts';
import classes from './SimilarJobs.module.css';

/** Links to jobs that are similar to the page's job. Renders nothing if there are none. */
export function SimilarJobs({ jobs }: { jobs: LinkedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <Section heading={jobPageTexts.similarHeading} background="mist" beside>
      <ul className={classes.list}>
        {jobs.map((job) => (
          <li key={job.id} className={`${classes.item} stack gap-4`}>
            <h3 className="h4">
              <Link to={jobPath(job.id)}>{job.title}</Link>
            </h3>
            <p className="hint">
              {factsOf(job, 'closes_on', 'published_at')
                .map(({ text }) => text)
                // With a no-break space, no line begins with a dot.
                .join('\u00a0· ')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
