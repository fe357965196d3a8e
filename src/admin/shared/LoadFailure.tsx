import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../../components/notice/Notice.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { ApiError } from '../../lib/api.ts';
import { focusAfterRemoval, headingAround } from '../../lib/focus.ts';

type Props = {
  title: string;
  error: unknown;
  onRetry: () => void;
  children?: ReactNode;
};

export function LoadFailure({ title, error, onRetry, children }: Props) {
  return (
    <Notice
      ref={focusAfterRemoval(headingAround)}
      kind="error"
      title={title}
      actions={
        <Button size="xs" variant="default" onClick={onRetry}>
          {dashboardTexts.retry}
        </Button>
      }
    >
      <span>{error instanceof ApiError && error.text}</span> {children}
    </Notice>
  );
}
