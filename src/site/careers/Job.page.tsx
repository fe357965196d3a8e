import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { JobPageData } from '#rooms/jobs/contract/job-pages.ts';
import { Head } from '../../shared/components/head/Head.tsx';
import { StructuredData } from '../structured-data/StructuredData.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { careersTexts } from './careers-texts.ts';
import { closedHead, failedHead, jobHead, jobPageTexts } from './job-page-texts.ts';
import { content as notFound, type NotFoundContent } from '../content/not-found.ts';
import { jobPosting } from './formats/job-posting.ts';
import { focusHeadingAfterRemoval } from '../../shared/lib/focus.ts';
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
          <PageTop heading={jobPageTexts.closedHeading} lead={jobPageTexts.closedText} back={jobPageTexts.back} noindex />
          <SimilarJobs jobs={data.similar} />
        </>
      );
    case 'failed':
      return (
        <>
          <Head {...failedHead} />
          <FailedJob unreachable={data.unreachable} />
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

function FailedJob({ unreachable = false }: { unreachable?: boolean }) {
  const { revalidate, state } = useRevalidator();
  const loading = state === 'loading';
  const [retries, setRetries] = useState(0);
  // Imports the loader now, because the connection may fail later.
  useEffect(() => void import('./load-job.ts').catch(() => undefined), []);

  const retry = async () => {
    if (loading) return;
    await revalidate();
    setRetries(retries + 1);
  };

  return (
    <PageTop
      heading={jobPageTexts.failedHeading}
      lead={unreachable ? careersTexts.unreachable : careersTexts.failed}
      back={jobPageTexts.back}
      noindex
    >
      <Button ref={focusHeadingAfterRemoval} variant="default" onClick={() => void retry()} aria-busy={loading}>
        {loading ? jobPageTexts.loading : careersTexts.retry}
      </Button>
      {retries > 0 && !loading && (
        // A new element each time, so that screen readers announce it again.
        <p key={retries} className="problem" role="alert">
          {jobPageTexts.failedAgain}
        </p>
      )}
    </PageTop>
  );
}
