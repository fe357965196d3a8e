import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { StaffHead } from '../../shared/components/head/StaffHead.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { useStaffReport } from './use-report.tsx';
import { logOut } from '../session/admin-call.ts';
import { useMay } from '../session/session.ts';
import styles from './Head.module.css';
import { StaffArea } from './StaffArea.tsx';

const toDashboard = { to: adminPaths.dashboard, label: dashboardTexts.dashboardHeading };

type Props = {
  /** Of the browser's tab. */
  title: string;
  heading: string;
  /** By default to the dashboard. */
  links?: readonly { to: string; label: string }[];
  /** What the page is for. It sends people whose role does not allow it to the dashboard. */
  call?: Endpoint;
  children: ReactNode;
};

/** A staff page with a heading, links and the logout. */
export function StaffPage({ title, heading, links = [toDashboard], call, children }: Props) {
  const [loggingOut, setLoggingOut] = useState(false);
  const { clear } = useStaffReport();
  const may = useMay();

  const leave = async () => {
    setLoggingOut(true);
    await logOut();
    clear();
  };

  return (
    <StaffArea loggingOut={loggingOut}>
      <StaffHead title={title} />
      <div className={`${styles.head} ${styles.page}`}>
        <h1>{heading}</h1>
        <div className={styles.links}>
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="target">
              {label}
            </Link>
          ))}
          <Button variant="default" size="sm" onClick={() => void leave()} disabled={loggingOut}>
            {loggingOut ? dashboardTexts.loggingOut : dashboardTexts.logout}
          </Button>
        </div>
      </div>
      {call && !may(call) ? <Navigate to={adminPaths.dashboard} replace /> : children}
    </StaffArea>
  );
}
