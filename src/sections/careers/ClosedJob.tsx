import type { PublicJob } from '#contract/jobs.ts';
import { PageTop } from '../../components/page-top/PageTop.tsx';
import { jobPageTexts } from '../../content/job-page.ts';
import { SimilarJobs } from './SimilarJobs.tsx';

export function ClosedJob({ similar }: { similar: PublicJob[] }) {
  return (
    <>
      <PageTop heading={jobPageTexts.closedHeading} lead={jobPageTexts.closedText} back={jobPageTexts.back} noindex />
      <SimilarJobs jobs={similar} />
    </>
  );
}
