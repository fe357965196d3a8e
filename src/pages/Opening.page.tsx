import { useLoaderData } from 'react-router-dom';
import type { ShownOpening } from '#contract/openings.ts';
import { Head } from '../components/head/Head.tsx';
import { StructuredData } from '../components/head/StructuredData.tsx';
import { content as notFound } from '../content/not-found.ts';
import { closedHead, failedHead, openingHead } from '../content/opening.ts';
import { jobPosting } from '../content/structured-data/job-posting.ts';
import { ClosedOpening } from '../sections/careers/ClosedOpening.tsx';
import { FailedOpening } from '../sections/careers/FailedOpening.tsx';
import { OpenOpening } from '../sections/careers/OpenOpening.tsx';
import { Component as NotFound } from './NotFound.page.tsx';

/** A posting's own page, in each state that a posting can be in. */
export function Component() {
  const opening = useLoaderData<ShownOpening>();
  switch (opening.state) {
    case 'open':
      return (
        <>
          <Head {...openingHead(opening.job)} />
          <StructuredData thing={jobPosting(opening.job)} />
          <OpenOpening key={opening.job.id} job={opening.job} />
        </>
      );
    case 'closed':
      return (
        <>
          <Head {...closedHead} />
          <ClosedOpening similar={opening.similar} />
        </>
      );
    case 'failed':
      return (
        <>
          <Head {...failedHead} />
          <FailedOpening />
        </>
      );
    case 'missing':
      return (
        <>
          <Head {...notFound.head} noindex />
          <NotFound content={notFound} />
        </>
      );
  }
}
