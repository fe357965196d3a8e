import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { dashboardTexts } from '../content/staff/dashboard.ts';
import { paths } from '../paths.ts';
import type { Arrival } from './arrival.ts';
import { logOut } from './log-out.ts';
import { endedBecause, useLoggedIn } from './session.ts';
import styles from './StaffPage.module.css';
import { useRenewal } from './use-renewal.ts';

type Props = {
  heading: string;
  /** Where else staff may go. */
  link: { to: string; label: string };
  children: ReactNode;
};

/** A page for those who hold a token; others go to the login and come back. Whether the token is good the server says, call by call. */
export function StaffPage(props: Props) {
  const { pathname, search } = useLocation();
  const [leaving, setLeaving] = useState(false);

  const leave = () => {
    setLeaving(true);
    void logOut();
  };

  if (useLoggedIn()) return <OpenPage {...props} leaving={leaving} onLeave={leave} />;
  // Somebody else may log in after a logout, whom this filter does not concern.
  const arrival: Arrival = { notice: endedBecause(), from: leaving ? pathname : pathname + search };
  return <Navigate to={paths.adminLogin} state={arrival} replace />;
}

function OpenPage({ heading, link, children, leaving, onLeave }: Props & { leaving: boolean; onLeave: () => void }) {
  useRenewal();

  return (
    <>
      <div className={styles.head}>
        <h1>{heading}</h1>
        <div className={styles.ways}>
          <Link to={link.to}>{link.label}</Link>
          <Button variant="default" size="sm" onClick={onLeave} disabled={leaving}>
            {leaving ? dashboardTexts.loggingOut : dashboardTexts.logout}
          </Button>
        </div>
      </div>
      {children}
    </>
  );
}
