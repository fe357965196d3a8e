import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { DashboardCounts } from '#rooms/figures/contract/figures.ts';
import type { Account, Session } from '#rooms/accounts/contract/endpoints.ts';
import { openSession, readToken } from '../../src/desk/session/session.ts';
import { UndoNotice, useUndo } from '../../src/desk/shell/UndoNotice.tsx';
import { StaffReportProvider, useStaffReport } from '../../src/desk/shell/report.tsx';
import { ReportView } from '../../src/desk/shell/ReportView.tsx';
import { queryClient } from '../../src/desk/shell/query-client.ts';
import type { Outcome } from '../../src/desk/shell/resource.ts';
import { Component as Shell } from '../../src/desk/shell/Shell.tsx';
import { renderOnSite } from '../render.tsx';

export const session: Session = { token: 'id-token', customToken: 'custom', expiresAt: '2026-11-20T21:00:00.000Z', role: 'admin' };

export const managerSession: Session = { ...session, role: 'manager' };

export const account: Account = {
  username: 'admin',
  name: 'Ada Admin',
  title: '',
  role: 'admin',
  twoStep: false,
  twoStepRequired: false,
  recoveryCodesLeft: 0,
  email: 'ada@example.com',
  news: 'at once',
  deputy: '',
  away_until: '',
  hours: null,
  busy: false,
  calendar: false,
};

export function someCounts(values: Partial<DashboardCounts> = {}): DashboardCounts {
  return {
    applications: {},
    openMessages: 0,
    messagesDue: { late: 0, today: 0, week: 0 },
    failedMails: 0,
    unread: 0,
    unreadMessages: 0,
    due: { late: 0, today: 0, week: 0 },
    arrived: 0,
    scheduled: 0,
    mine: 0,
    ...values,
  };
}

/** Empties the cache, and logs an admin in unless somebody is logged in. */
function beginVisit() {
  queryClient.clear();
  if (readToken() === null) openSession(session);
}

/** Renders part of a staff page. */
export function renderStaff(component: ReactNode, options?: Parameters<typeof renderOnSite>[1]) {
  beginVisit();
  return renderOnSite(
    <StaffReportProvider>
      <QueryClientProvider client={queryClient}>{component}</QueryClientProvider>
    </StaffReportProvider>,
    options,
  );
}

/** Shows the outcome of what is in it. */
export function WithOutcome({ children }: { children: (outcome: Outcome) => ReactNode }) {
  const [report, undo] = [useStaffReport(), useUndo()];
  return (
    <>
      {children({ report, undo })}
      <ReportView reports={[report]} />
      <UndoNotice undo={undo} />
    </>
  );
}

/** Opens a staff page. */
export function visitStaff(address: string, ...pages: RouteObject[]) {
  beginVisit();
  const routes = [
    {
      element: (
        <StaffReportProvider>
          <Shell />
        </StaffReportProvider>
      ),
      children: pages,
    },
  ];
  return renderOnSite(null, { path: address, routes });
}
