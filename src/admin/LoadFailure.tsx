import { Button } from '@mantine/core';
import { Notice } from '../components/notice/Notice.tsx';
import { adminCopy } from '../content/admin-copy.ts';
import { ApiError } from '../lib/api.ts';

type Props = {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
};

/** Says that something could not be loaded, adds the server's own words where there are any, and offers to try again. */
export function LoadFailure({ title, error, onRetry }: Props) {
  return (
    <Notice
      kind="error"
      title={title}
      actions={
        <Button size="xs" variant="default" onClick={onRetry}>
          {adminCopy.retry}
        </Button>
      }
    >
      {error instanceof ApiError && error.text}
    </Notice>
  );
}
