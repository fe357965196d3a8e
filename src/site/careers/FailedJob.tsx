import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { careersTexts } from './careers-texts.ts';
import { jobPageTexts } from './job-page-texts.ts';
import { focusHeadingAfterRemoval } from '../../shared/lib/focus.ts';
import classes from './ApplyButton.module.css';

export function FailedJob({ unreachable = false }: { unreachable?: boolean }) {
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
        <p key={retries} className={classes.problem} role="alert">
          {jobPageTexts.failedAgain}
        </p>
      )}
    </PageTop>
  );
}
