import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ApiError } from '../../shared/lib/api.ts';

type Subject = {
  id: string;
  name?: string;
  /** What trying again means after somebody else was faster: 'Reject anyway'. */
  anyway?: string | undefined;
};

export type Failure = {
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

  /** @param action resolves with the text that announces its success */
  const run = useCallback(async (failureText: string, action: () => Promise<string>, about?: Subject): Promise<void> => {
    const others = (failures: Failure[]) => failures.filter(({ text, about: it }) => text !== failureText || it?.id !== about?.id);
    const dismiss = () => setFailures(others);
    const attempt = async () => {
      announce('');
      dismiss();
      try {
        announce(await action());
      } catch (error) {
        const answer = error instanceof ApiError ? error : undefined;
        const shown = { text: failureText, about, detail: answer?.text, isConflict: answer?.status === 409 };
        setFailures((failures) => [{ ...shown, retry: () => void attempt(), dismiss }, ...others(failures)]);
      }
    };
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

/** Around all staff pages: a change may fail after its page is left, or after a logout. */
export function StaffReportProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  return <StaffReport value={useReport()}>{children}</StaffReport>;
}

export function useStaffReport(): Report {
  const report = use(StaffReport);
  if (!report) throw new Error('There is no StaffReportProvider');
  return report;
}
