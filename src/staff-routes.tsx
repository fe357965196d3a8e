import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { adminPaths } from './admin-paths.ts';
import { StaffReportProvider } from './desk/shell/report.tsx';
import { loadOnce } from './shared/lib/lost-scripts.ts';
import { paths } from './paths.ts';

/** @param notFound the page for all other paths */
export const staffRoute = (notFound: RouteObject['lazy']): RouteObject => ({
  path: paths.admin,
  caseSensitive: true,
  Component: StaffReportProvider,
  children: [
    { index: true, element: <Navigate to={adminPaths.dashboard} replace /> },
    {
      lazy: loadOnce(() => import('./desk/shell/LoginLayout.tsx')),
      children: [
        page(paths.adminLogin, () => import('./desk/accounts/Login.page.tsx')),
        page(adminPaths.invitation, () => import('./desk/accounts/Invitation.page.tsx')),
        page(adminPaths.newPassword, () => import('./desk/accounts/Invitation.page.tsx')),
        { path: '*', lazy: notFound },
      ],
    },
    {
      lazy: loadOnce(() => import('./desk/shell/Shell.tsx')),
      children: [
        page(adminPaths.dashboard, () => import('./desk/dashboard/Dashboard.page.tsx')),
        page(adminPaths.application, () => import('./desk/review/Review.tsx')),
        page(adminPaths.interviews, () => import('./desk/interviews/Interviews.page.tsx')),
        page(adminPaths.figures, () => import('./desk/figures/Figures.page.tsx')),
        page(adminPaths.team, () => import('./desk/accounts/Team.page.tsx')),
        page(adminPaths.texts, () => import('./desk/dashboard/Texts.page.tsx')),
        page(adminPaths.audit, () => import('./desk/audit/Audit.page.tsx')),
        page(adminPaths.records, () => import('./desk/records/Records.page.tsx')),
        page(adminPaths.versions, () => import('./desk/jobs/Versions.page.tsx')),
        page(adminPaths.account, () => import('./desk/accounts/Account.page.tsx')),
      ],
    },
  ],
});

/** A staff page sets its own head. */
function page(path: string, load: () => Promise<{ Component: ComponentType }>): RouteObject {
  return { path, caseSensitive: true, lazy: loadOnce(load) };
}
