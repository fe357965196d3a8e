import { useLoaderData } from 'react-router-dom';
import type { JobPageData } from '#rooms/jobs/contract/job-pages.ts';
import { Head } from '../../shared/components/head/Head.tsx';
import { StructuredData } from '../structured-data/StructuredData.tsx';
import buttonStyles from '../components/button-link/ButtonLink.module.css';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { careersTexts } from './careers-texts.ts';
import { closedHead, failedHead, jobHead, jobPageTexts } from './job-page-texts.ts';
import { content as notFound, type NotFoundContent } from '../content/not-found.ts';
import { jobPosting } from './formats/job-posting.ts';
import { OpenJob } from './OpenJob.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { Component as NotFound } from '../pages/NotFound.page.tsx';

const { missingText, missingLink } = jobPageTexts;

/** The texts of the not-found page for a missing job. The first link leads to the openings. */
const missingJob: NotFoundContent = {
  ...notFound,
  text: missingText,
  links: [missingLink, ...notFound.links.filter(({ path }) => path !== missingLink.path)],
};

export function Component() {
  const data = useLoaderData<JobPageData>();
  switch (data.state) {
    case 'open':
      return (
        <>
          <Head {...jobHead(data.job)} />
          <StructuredData thing={jobPosting(data.job)} />
          <OpenJob key={data.job.id} job={data.job} similar={data.similar} process={data.process} />
        </>
      );
    case 'closed':
      return (
        <>
          <Head {...closedHead} />
          <PageTop heading={jobPageTexts.closedHeading} lead={jobPageTexts.closedText} back={jobPageTexts.back} />
          <SimilarJobs jobs={data.similar} />
        </>
      );
    case 'failed':
      return (
        <>
          <Head {...failedHead} />
          <PageTop heading={jobPageTexts.failedHeading} lead={jobPageTexts.failedText} back={jobPageTexts.back}>
            <p>
              <a href="" className={buttonStyles.button} data-quiet>
                {careersTexts.retry}
              </a>
            </p>
          </PageTop>
        </>
      );
    case 'missing':
      return (
        <>
          <Head {...missingJob.head} noindex />
          <NotFound content={missingJob} />
        </>
      );
  }
}
