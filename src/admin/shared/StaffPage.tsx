import { Button } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { paths } from '../../paths.ts';
import { logOut } from '../session/log-out.ts';
import type { LoginState } from '../session/login-state.ts';
import { endedBecause, useLoggedIn } from '../session/session.ts';
import { useRenewal } from '../session/use-renewal.ts';
import { queryClient } from './query-client.ts';
import styles from './StaffPage.module.css';

type Props = {
  heading: string;
  /** The other staff page. */
  link: { to: string; label: string };
  children: ReactNode;
};

/** A page for staff. Without a token, it leads to the login, and from there back. The server checks the token at each call. */
export function StaffPage(props: Props) {
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

  if (loggedIn) {
    return (
      <QueryClientProvider client={queryClient}>
        <LoggedIn {...props} loggingOut={loggingOut} onLogOut={leave} />
      </QueryClientProvider>
    );
  }
  // After a logout, the next person to log in does not inherit the filter.
  const state: LoginState = { notice: endedBecause(), from: loggingOut ? pathname : pathname + search };
  return <Navigate to={paths.adminLogin} state={state} replace />;
}

function LoggedIn({ heading, link, children, loggingOut, onLogOut }: Props & { loggingOut: boolean; onLogOut: () => void }) {
  useRenewal();

  return (
    <>
      <div className={styles.head}>
        <h1>{heading}</h1>
        <div className={styles.links}>
          <Link to={link.to}>{link.label}</Link>
          <Button variant="default" size="sm" onClick={onLogOut} disabled={loggingOut}>
            {loggingOut ? dashboardTexts.loggingOut : dashboardTexts.logout}
          </Button>
        </div>
      </div>
      {children}
    </>
  );
}
