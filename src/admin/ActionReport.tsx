import { Button } from '@mantine/core';
import { type FocusEvent, useEffect, useState } from 'react';
import { Notice } from '../components/notice/Notice.tsx';
import { dashboardTexts } from '../content/staff/dashboard.ts';
import { focusHeir } from '../lib/focus-heir.ts';
import styles from './ActionReport.module.css';
import { headingAround } from './list-focus.ts';
import type { ActionFailure, Actions } from './use-actions.ts';

/**
 * How the last actions went: failures stay in sight, each with its retry, until the next action, a success is said to screen
 * readers. It stands at the end of the list, or in the dialog over it. A failure that moves there or back is not told again.
 */
export function ActionReport({ of }: { of: readonly Actions[] }) {
  return (
    <>
      {of.map(({ said }, place) => (
        <div key={place} className="visually-hidden" role="status">
          {said}
        </div>
      ))}
      {of.some(({ failures }) => failures.length > 0) && (
        <div className={styles.report}>
          {of.map(({ failures }, place) => failures.map((failure) => <Failure key={`${place} ${failure.id}`} failure={failure} />))}
        </div>
      )}
    </>
  );
}

/** Those that screen readers were told: each is mounted anew when a dialog opens or closes. */
const told = new WeakSet<ActionFailure>();

function Failure({ failure }: { failure: ActionFailure }) {
  const { text, about, detail, retry, dismiss } = failure;
  const [silent] = useState(() => told.has(failure));
  useEffect(() => void told.add(failure), [failure]);
  const [origin, setOrigin] = useState<HTMLElement>();

  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) setOrigin(relatedTarget);
  };

  return (
    <div
      className={styles.failure}
      onFocus={rememberOrigin}
      ref={focusHeir((around) => (origin?.isConnected ? origin : headingAround(around)))}
    >
      <Notice
        ref={uncover}
        kind="error"
        silent={silent}
        title={text}
        actions={
          <>
            <Button size="xs" variant="default" onClick={retry}>
              {dashboardTexts.retry}
            </Button>
            <Button size="xs" variant="subtle" onClick={dismiss}>
              {dashboardTexts.dismiss}
            </Button>
          </>
        }
      >
        {[about, detail].filter(Boolean).join(': ')}
      </Notice>
    </div>
  );
}

/** Scrolls what was pressed out from under the notice that comes. */
function uncover(notice: HTMLElement | null): void {
  const pressed = document.activeElement;
  if (!notice || !pressed || pressed.contains(notice)) return;
  const { top, bottom } = pressed.getBoundingClientRect();
  const cover = notice.getBoundingClientRect();
  if (bottom > cover.top && top < cover.bottom) pressed.scrollIntoView({ block: 'nearest' });
}
