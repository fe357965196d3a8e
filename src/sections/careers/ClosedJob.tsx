import { Link } from '../../components/link/Link.tsx';
import type { PublicJob } from '#contract/jobs.ts';
import { PageTop } from '../../components/page-top/PageTop.tsx';
import { Section } from '../../components/section/Section.tsx';
import { jobPageTexts } from '../../content/job-page.ts';
import { jobPath } from '../../paths.ts';
import classes from './ClosedJob.module.css';
import { JobFacts } from './JobFacts.tsx';

export function ClosedJob({ similar }: { similar: PublicJob[] }) {
  return (
    <>
      <PageTop heading={jobPageTexts.closedHeading} lead={jobPageTexts.closedText} back={jobPageTexts.back} noindex />
      {similar.length > 0 && (
        <Section heading={jobPageTexts.similarHeading} background="mist" beside>
          <ul className={classes.list}>
            {similar.map((job) => (
              <li key={job.id} className={classes.item}>
                <h3>
                  <Link to={jobPath(job.id)}>{job.title}</Link>
                </h3>
                <JobFacts job={job} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
