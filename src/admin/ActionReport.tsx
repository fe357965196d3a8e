import { Button } from '@mantine/core';
import { Notice } from '../components/notice/Notice.tsx';
import { adminCopy } from '../content/admin-copy.ts';
import type { Actions } from './use-actions.ts';

/** How the last action went: a failure stays in sight with its retry until the next, a success is said to screen readers. */
export function ActionReport({ actions }: { actions: Actions }) {
  const { failure, dismiss, said } = actions;
  return (
    <>
      <div className="visually-hidden" role="status">
        {said}
      </div>
      {failure && (
        <Notice
          kind="error"
          title={failure.text}
          actions={
            <>
              <Button size="xs" variant="default" onClick={failure.retry}>
                {adminCopy.retry}
              </Button>
              <Button size="xs" variant="subtle" onClick={dismiss}>
                {adminCopy.dismiss}
              </Button>
            </>
          }
        >
          {failure.detail}
        </Notice>
      )}
    </>
  );
}
