import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { adminPaths } from './admin-paths.ts';
import { loadOnce } from './lib/chunk-errors.ts';
import { paths } from './paths.ts';
import { notFoundRow } from './router.tsx';

export const staffRoute: RouteObject = {
  path: paths.admin,
  caseSensitive: true,
  lazy: loadOnce(() => import('./pages/admin/AdminLayout.tsx')),
  children: [
    { index: true, element: <Navigate to={adminPaths.dashboard} replace /> },
    page(paths.adminLogin, () => import('./pages/admin/Login.page.tsx')),
    page(adminPaths.dashboard, () => import('./pages/admin/Dashboard.page.tsx')),
    page(adminPaths.application, () => import('./pages/admin/Application.page.tsx')),
    page(adminPaths.figures, () => import('./pages/admin/Figures.page.tsx')),
    page(adminPaths.interviews, () => import('./pages/admin/Interviews.page.tsx')),
    page(adminPaths.team, () => import('./pages/admin/Team.page.tsx')),
    page(adminPaths.invitation, () => import('./pages/admin/Invitation.page.tsx')),
    page(adminPaths.audit, () => import('./pages/admin/Audit.page.tsx')),
    page(adminPaths.account, () => import('./pages/admin/Account.page.tsx')),
    { path: '*', lazy: notFoundRow.lazy },
  ],
};

/** A staff page sets its own title. */
function page(path: string, load: () => Promise<{ Component: ComponentType }>): RouteObject {
  return { path, caseSensitive: true, lazy: loadOnce(load) };
}
