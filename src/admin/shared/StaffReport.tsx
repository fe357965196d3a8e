import { createContext, type ReactNode, use } from 'react';
import { type Report, useReport } from './use-report.ts';

const StaffReport = createContext<Report | undefined>(undefined);

/**
 * Keeps the outcome of changes while a person goes from one staff page to another, and logs in again after the session has ended: a change may fail
 * when its page is no longer shown.
 */
export function StaffReportProvider({ children }: { children: ReactNode }) {
  return <StaffReport value={useReport()}>{children}</StaffReport>;
}

export function useStaffReport(): Report {
  const report = use(StaffReport);
  if (!report) throw new Error('There is no StaffReportProvider');
  return report;
}
