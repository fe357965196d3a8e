import '../../shared/styles/mantine-admin.css';
import { useDidUpdate, useIdle } from '@mantine/hooks';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { reloadFor } from '../../shared/lib/lost-scripts.ts';
import { optionalPart } from '../../shared/lib/optional-part.ts';
import { paths } from '../../paths.ts';
import { logOut } from '../session/admin-call.ts';
import { type LoginState, readEndReason, useLoggedIn, useRole } from '../session/session.ts';
import { queryClient } from './query-client.ts';
import { Rail } from './Rail.tsx';
import { useStaffReport } from './report.tsx';
import styles from './Shell.module.css';

/** A chunk with the Firebase SDK. Without it, the page works until the token expires. */
const SessionKeeper = optionalPart(async () => (await import('../session/SessionKeeper.tsx').catch(reloadFor)).default);

/** How long without a move, key or click until nobody counts as using the page. */
const attendedMs = 5 * 60_000;

/** The frame of all pages for people who are logged in. The login leads others back here. */
export function Component() {
  const { pathname, search, hash } = useLocation();
  const loggedIn = useLoggedIn();
  const role = useRole();
  const [loggingOut, setLoggingOut] = useState(false);
  const { clear } = useStaffReport();

  // Refreshing further would keep an unattended session alive.
  const idle = useIdle(attendedMs, { initialState: false });
  useEffect(() => focusManager.setFocused(idle ? false : undefined), [idle]);

  useEffect(() => {
    if (!loggedIn) queryClient.clear();
  }, [loggedIn]);

  // Another role sees other parts of what is loaded.
  useDidUpdate(() => {
    if (loggedIn) void queryClient.resetQueries();
  }, [role]);

  const leave = async () => {
    setLoggingOut(true);
    await logOut();
    clear();
  };

  if (!loggedIn) {
    // After a logout, the next login leads back without the filter.
    const state: LoginState = { notice: readEndReason(), from: loggingOut ? pathname : pathname + search + hash };
    return <Navigate to={paths.adminLogin} state={state} replace />;
  }
  return (
    <QueryClientProvider client={queryClient}>
      <SessionKeeper />
      <div className={styles.shell}>
        <Rail onLogOut={() => void leave()} />
        <main id="main" tabIndex={-1} className={`${styles.main} wraps`}>
          <Outlet />
        </main>
      </div>
    </QueryClientProvider>
  );
}
