import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { useStaffReport } from './use-report.tsx';
import { logOut } from '../session/admin-call.ts';
import styles from './Head.module.css';
import { StaffArea } from './StaffArea.tsx';

type Props = {
  heading: string;
  links: readonly { to: string; label: string }[];
  children: ReactNode;
};

/** A staff page with a heading, links and the logout. */
export function StaffPage({ heading, links, children }: Props) {
  const [loggingOut, setLoggingOut] = useState(false);
  const { clear } = useStaffReport();

  const leave = async () => {
    setLoggingOut(true);
    await logOut();
    clear();
  };

  return (
    <StaffArea loggingOut={loggingOut}>
      <div className={`${styles.head} ${styles.page}`}>
        <h1>{heading}</h1>
        <div className={styles.links}>
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <Button variant="default" size="sm" onClick={() => void leave()} disabled={loggingOut}>
            {loggingOut ? dashboardTexts.loggingOut : dashboardTexts.logout}
          </Button>
        </div>
      </div>
      {children}
    </StaffArea>
  );
}
