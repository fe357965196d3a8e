import { createContext, type ReactNode, use, useEffect } from 'react';
import { readEndReason, useLoggedIn } from '../session/session.ts';
import { type Report, useReport } from './use-report.ts';

const StaffReport = createContext<Report | undefined>(undefined);

/**
 * Keeps the outcome of changes while a person goes from one staff page to another, and logs in again after the session has ended: a change may fail
 * when its page is no longer shown. Logging out clears it.
 */
export function StaffReportProvider({ children }: { children: ReactNode }) {
  const report = useReport();
  const { clear } = report;
  const loggedIn = useLoggedIn();
  useEffect(() => {
    if (!loggedIn && readEndReason() === undefined) clear();
  }, [loggedIn, clear]);
  return <StaffReport value={report}>{children}</StaffReport>;
}

export function useStaffReport(): Report {
  const report = use(StaffReport);
  if (!report) throw new Error('There is no StaffReportProvider');
  return report;
}
