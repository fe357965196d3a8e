import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { StaffHead } from '../../shared/components/head/StaffHead.tsx';
import { adminPaths } from '../../admin-paths.ts';
import { useMay } from '../session/session.ts';
import styles from './Head.module.css';

type Props = {
  /** Of the browser's tab. */
  title: string;
  heading: string;
  /** Whether the heading is for screen readers only. */
  hideHeading?: boolean;
  /** What the page is for. It sends people whose role does not allow it to the dashboard. */
  call?: Endpoint;
  children: ReactNode;
};

/** A staff page with its heading. */
export function StaffPage({ title, heading, hideHeading = false, call, children }: Props) {
  const may = useMay();
  return (
    <>
      <StaffHead title={title} />
      <h1 className={hideHeading ? 'visually-hidden' : styles.page}>{heading}</h1>
      {call && !may(call) ? <Navigate to={adminPaths.dashboard} replace /> : children}
    </>
  );
}
