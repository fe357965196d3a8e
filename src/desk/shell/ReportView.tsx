import { Button } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { type FocusEvent, useEffect, useState } from 'react';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import type { Failure, Report } from './report.tsx';
import styles from './Report.module.css';
import { UndoNotice, useUndo } from './UndoNotice.tsx';

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
  const undo = useUndo();
  useDidUpdate(() => (announcement ? void undo.propose({ text: announcement }) : undo.dismiss()), [announcement]);
  return (
    <>
      <ReportView reports={[{ ...report, announcement: '' }]} />
      <UndoNotice role="status" undo={{ ...undo, dismiss: () => announce('') }} />
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
