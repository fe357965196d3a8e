import '../../shared/styles/mantine-admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loadChunk } from '../../shared/lib/chunk-errors.ts';
import { paths } from '../../paths.ts';
import type { LoginState } from '../session/login-state.ts';
import { readEndReason, useLoggedIn, useRole } from '../session/session.ts';
import { forgetSession, queryClient } from './query-client.ts';

/** A chunk with the Firebase SDK. Without it, the page works until the token expires. */
const SessionKeeper = lazy(() =>
  loadChunk('firebase', () => import('../session/SessionKeeper.tsx')).catch(() => ({ default: () => null })),
);

type Props = {
  /** Whether somebody is logging out. The next login then leads back without the filter. */
  loggingOut?: boolean;
  children: ReactNode;
};

/** Content for staff. Redirects to the login if nobody is logged in; the login leads back here. */
export function StaffArea({ loggingOut = false, children }: Props) {
  const { pathname, search, hash } = useLocation();
  const loggedIn = useLoggedIn();
  const role = useRole();
  const roleRef = useRef(role);

  useEffect(() => {
    if (!loggedIn) forgetSession();
  }, [loggedIn]);

  // Another role sees other parts of what is loaded.
  useEffect(() => {
    if (roleRef.current !== role && loggedIn) void queryClient.resetQueries();
    roleRef.current = role;
  }, [role, loggedIn]);

  if (!loggedIn) {
    const state: LoginState = { notice: readEndReason(), from: loggingOut ? pathname : pathname + search + hash };
    return <Navigate to={paths.adminLogin} state={state} replace />;
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <SessionKeeper />
      </Suspense>
      {children}
    </QueryClientProvider>
  );
}
