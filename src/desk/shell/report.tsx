import { Button } from '@mantine/core';
import { createContext, type FocusEvent, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { ApiError } from '../../shared/lib/api.ts';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import styles from './Report.module.css';

type Subject = {
  id: string;
  name?: string;
  /** What trying again means after somebody else was faster: 'Reject anyway'. */
  anyway?: string | undefined;
};

export type Failure = {
  id: number;
  text: string;
  about?: Subject;
  /** The server's reason, if it gave one. */
  detail?: string;
  isConflict: boolean;
  /** Tries this action again. Other failures stay. */
  retry: () => void;
  dismiss: () => void;
};

/** Runs actions, and keeps their failures and the announcement of the last success. */
export function useReport() {
  // The latest first.
  const [failures, setFailures] = useState<Failure[]>([]);
  const [announcement, announce] = useState('');
  const lastId = useRef(0);

  /** @param action resolves with the text that announces its success */
  const run = useCallback(async (failureText: string, action: () => Promise<string>, about?: Subject): Promise<void> => {
    const isOther = (failure: Failure) => failure.text !== failureText || failure.about?.id !== about?.id;
    const attempt = async () => {
      announce('');
      try {
        announce(await action());
      } catch (error) {
        lastId.current += 1;
        const id = lastId.current;
        const dismiss = () => setFailures((failures) => failures.filter((failure) => failure.id !== id));
        const retry = () => {
          dismiss();
          void attempt();
        };
        const detail = error instanceof ApiError ? error.text : undefined;
        setFailures((failures) => [
          { id, text: failureText, about, detail, isConflict: error instanceof ApiError && error.status === 409, retry, dismiss },
          ...failures.filter(isOther),
        ]);
      }
    };
    setFailures((failures) => failures.filter(isOther));
    await attempt();
  }, []);

  const clear = useCallback(() => {
    setFailures([]);
    announce('');
  }, []);

  return { run, failures, clear, announcement, announce };
}

export type Report = ReturnType<typeof useReport>;

const StaffReport = createContext<Report | undefined>(undefined);

/** Keeps outcomes across staff pages and logins: a change may fail after its page is left. */
export function StaffReportProvider({ children }: { children: ReactNode }) {
  return <StaffReport value={useReport()}>{children}</StaffReport>;
}

export function useStaffReport(): Report {
  const report = use(StaffReport);
  if (!report) throw new Error('There is no StaffReportProvider');
  return report;
}

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
            failures.map((failure) => <FailureNotice key={`${index} ${failure.id}`} failure={failure} />),
          )}
        </div>
      )}
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
