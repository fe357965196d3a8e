import { Button } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { loadChunk } from '../../lib/chunk-errors.ts';
import { paths } from '../../paths.ts';
import { logOut } from '../session/log-out.ts';
import type { LoginState } from '../session/login-state.ts';
import { readEndReason, useLoggedIn } from '../session/session.ts';
import styles from './Head.module.css';
import { queryClient } from './query-client.ts';

/** Loaded separately, because it includes the Firebase SDK. Without it, a page works until its token expires. */
const SessionKeeper = lazy(() =>
  loadChunk('firebase', () => import('../session/SessionKeeper.tsx')).catch(() => ({ default: () => null })),
);

type Props = {
  heading: string;
  link: { to: string; label: string };
  children: ReactNode;
};

/** A page for staff. Without a token, it redirects to the login, which leads back to it. The server checks the token at each call. */
export function StaffPage({ heading, link, children }: Props) {
  const { pathname, search } = useLocation();
  const loggedIn = useLoggedIn();
  const [loggingOut, setLoggingOut] = useState(false);

  useEffect(() => {
    if (!loggedIn) queryClient.clear();
  }, [loggedIn]);

  const leave = () => {
    setLoggingOut(true);
    void logOut();
  };

  if (!loggedIn) {
    // After a logout, the next person to log in does not inherit the filter.
    const state: LoginState = { notice: readEndReason(), from: loggingOut ? pathname : pathname + search };
    return <Navigate to={paths.adminLogin} state={state} replace />;
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <SessionKeeper />
      </Suspense>
      <div className={`${styles.head} ${styles.page}`}>
        <h1>{heading}</h1>
        <div className={styles.links}>
          <Link to={link.to}>{link.label}</Link>
          <Button variant="default" size="sm" onClick={leave} disabled={loggingOut}>
            {loggingOut ? dashboardTexts.loggingOut : dashboardTexts.logout}
          </Button>
        </div>
      </div>
      {children}
    </QueryClientProvider>
  );
}
