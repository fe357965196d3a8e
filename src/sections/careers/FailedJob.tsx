import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { PageTop } from '../../components/page-top/PageTop.tsx';
import { careersTexts } from '../../content/careers.ts';
import { jobPageTexts } from '../../content/job-page.ts';
import { focusHeadingAfterRemoval } from '../../lib/focus.ts';
import classes from './ApplyButton.module.css';

export function FailedJob({ unreachable = false }: { unreachable?: boolean }) {
  const { revalidate, state } = useRevalidator();
  const loading = state === 'loading';
  const failures = useFailures();
  // Imports the loader now, because the connection may fail later.
  useEffect(() => void import('./load-job.ts').catch(() => undefined), []);
  return (
    <PageTop
      heading={jobPageTexts.failedHeading}
      lead={unreachable ? careersTexts.unreachable : careersTexts.failed}
      back={jobPageTexts.back}
      noindex
    >
      <Button ref={focusHeadingAfterRemoval} variant="default" onClick={() => !loading && void revalidate()} aria-busy={loading}>
        {loading ? jobPageTexts.loading : careersTexts.retry}
      </Button>
      {failures > 1 && !loading && (
        // A new element each time, so that screen readers announce it again.
        <p key={failures} className={classes.problem} role="alert">
          {jobPageTexts.failedAgain}
        </p>
      )}
    </PageTop>
  );
}

/** @returns the number of failed attempts */
function useFailures(): number {
  // Each attempt returns a new result object.
  const result = useLoaderData<unknown>();
  const [last, setLast] = useState({ result, failures: 1 });
  if (last.result !== result) setLast({ result, failures: last.failures + 1 });
  return last.failures;
}
