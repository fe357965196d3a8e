import { Button } from '@mantine/core';
import { type FocusEvent, useEffect, useMemo, useState } from 'react';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import type { Failure, Report } from './report.tsx';
import styles from './Report.module.css';
import { UndoNotice } from './UndoNotice.tsx';

/** Shows failures, and announces successes to screen readers. */
export function ReportView({ reports }: { reports: readonly Report[] }) {
  return (
    <>
      {reports.map(({ announcement }, index) => (
        <div key={index} className="visually-hidden" role="status">
          {announcement}
        </div>
      ))}
      {reports.some(({ failures }) => failures.length > 0) && (
        <div className={styles.report}>
          {reports.map(({ failures }, index) =>
            failures.map((failure) => <FailureNotice key={`${index} ${failure.text} ${failure.about?.id}`} failure={failure} />),
          )}
        </div>
      )}
    </>
  );
}

/** On pages that offer no undo: shows successes to everybody, for a while. */
export function PageReport({ report }: { report: Report }) {
  const { announcement, announce } = report;
  // It may be of the page before.
  const [earlier] = useState(announcement);
  const isNew = announcement !== '' && announcement !== earlier;
  const offer = useMemo(() => (isNew ? { text: announcement } : undefined), [isNew, announcement]);
  return (
    <>
      <ReportView reports={[{ ...report, announcement: '' }]} />
      <UndoNotice role="status" undo={{ offer, run: () => undefined, dismiss: () => announce('') }} />
    </>
  );
}

/** A failure is mounted again when a dialog opens or closes, but announced only once. */
const announced = new WeakSet<Failure>();

function FailureNotice({ failure }: { failure: Failure }) {
  const { text, about, detail, isConflict, retry, dismiss } = failure;
  const [silent] = useState(() => announced.has(failure));
  useEffect(() => void announced.add(failure), [failure]);
  const [origin, setOrigin] = useState<HTMLElement>();

  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) setOrigin(relatedTarget);
  };

  return (
    <div
      className={styles.failure}
      onFocus={rememberOrigin}
      ref={focusAfterRemoval((around) => (origin?.isConnected ? origin : headingAround(around)))}
    >
      <Notice
        ref={uncoverFocus}
        kind="error"
        silent={silent}
        title={text}
        actions={
          <>
            <Button size="xs" variant="default" onClick={retry}>
              {(isConflict && about?.anyway) || dashboardTexts.retry}
            </Button>
            <Button size="xs" variant="subtle" onClick={dismiss}>
              {dashboardTexts.dismiss}
            </Button>
          </>
        }
      >
        {[about?.name, detail].filter(Boolean).join(': ')}
      </Notice>
    </div>
  );
}

/** Scrolls the focused element, usually in the failed row, into view if a new notice hides it. */
function uncoverFocus(notice: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!notice || !focused || focused.contains(notice)) return;
  if (focused.getBoundingClientRect().bottom > notice.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' });
}
