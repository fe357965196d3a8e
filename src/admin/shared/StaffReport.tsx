import { createContext, type ReactNode, use } from 'react';
import { type Report, useReport } from './use-report.ts';

const StaffReport = createContext<Report | undefined>(undefined);

/** Keeps the outcome of changes across staff pages and logins: one may fail when its page is left. */
export function StaffReportProvider({ children }: { children: ReactNode }) {
  return <StaffReport value={useReport()}>{children}</StaffReport>;
}

export function useStaffReport(): Report {
  const report = use(StaffReport);
  if (!report) throw new Error('There is no StaffReportProvider');
  return report;
}
