import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Application } from '#contract/applications.ts';
import { texts } from '#contract/texts.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { formatBytes } from '../../../lib/format.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import styles from './ResumePane.module.css';

export function NoPreview({ children }: { children: ReactNode }) {
  return <div className={styles.noPreview}>{children}</div>;
}

type FileProps = {
  application: Application;
  /** Why there is no preview. */
  reason?: string;
  /** What is known of the content. */
  children?: ReactNode;
};

/** A file without a preview. */
export function ResumeFile({ application: { resume, resume_path }, reason = reviewTexts.noPreview, children }: FileProps) {
  return (
    <NoPreview>
      <p>{reason}</p>
      {children}
      <Button component="a" href={`/${resume_path}`} target="_blank" rel="noopener" variant="default" size="sm">
        {reviewTexts.download}
      </Button>
      {resume && <p className={styles.file}>{`${resume.file_name}, ${formatBytes(resume.size)}`}</p>}
    </NoPreview>
  );
}

/** A preview that is still loading, or has failed to. */
export function PendingResume({ query: { error, refetch } }: { query: { error: Error | null; refetch: () => unknown } }) {
  if (error) return <LoadFailure title={texts.fetchResumeFailed} error={error} onRetry={() => void refetch()} />;
  return (
    <p className={styles.noPreview} role="status">
      {reviewTexts.loadingResume}
    </p>
  );
}
