import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { PageTop } from '../../components/page-top/PageTop.tsx';
import { careersTexts } from '../../content/careers.ts';
import { jobPageTexts } from '../../content/job-page.ts';
import { focusHeir } from '../../lib/focus-heir.ts';
import classes from './ApplyButton.module.css';

/** What stands where a posting should be that could not be loaded. */
export function FailedJob() {
  const { revalidate, state } = useRevalidator();
  const loading = state === 'loading';
  const failures = useFailures();
  // What an attempt needs did not come with the page. It is fetched before one is made, on a line that may fail then.
  useEffect(() => void import('./load-job.ts').catch(() => undefined), []);
  return (
    <PageTop heading={jobPageTexts.failedHeading} lead={careersTexts.failed} back={jobPageTexts.back} noindex>
      <Button
        // Whatever comes in place of all this has a heading.
        ref={focusHeir(() => document.querySelector<HTMLElement>('main h1'))}
        variant="default"
        onClick={() => !loading && void revalidate()}
        aria-busy={loading}
      >
        {loading ? jobPageTexts.loading : careersTexts.retry}
      </Button>
      {failures > 1 && !loading && (
        // Another element each time, which is what screen readers announce.
        <p key={failures} className={classes.problem} role="alert">
          {jobPageTexts.failedAgain}
        </p>
      )}
    </PageTop>
  );
}

/** @returns how many attempts to load the posting have failed since this is shown, the first included */
function useFailures(): number {
  // Every attempt has a result of its own, be it the same to look at.
  const result = useLoaderData<unknown>();
  const [last, setLast] = useState({ result, failures: 1 });
  if (last.result !== result) setLast({ result, failures: last.failures + 1 });
  return last.failures;
}
