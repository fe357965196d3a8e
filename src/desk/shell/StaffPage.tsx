import type { ComponentType, ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { adminPaths } from '../../admin-paths.ts';
import { useMay } from '../session/session.ts';
import styles from './Head.module.css';
import { StaffHead } from './StaffHead.tsx';
import { staffTitles } from './titles-texts.ts';

type Props = {
  page: keyof typeof staffTitles;
  /** A heading for screen readers only, instead of the page's title. */
  hiddenHeading?: string;
  /** What the page is for. It sends people whose role does not allow it to the dashboard. */
  call?: Endpoint;
  children: ReactNode;
};

/** A staff page with its heading. */
export function StaffPage({ page, hiddenHeading, call, children }: Props) {
  const may = useMay();
  return (
    <>
      <StaffHead title={staffTitles[page]} />
      <h1 className={hiddenHeading ? 'visually-hidden' : styles.page}>{hiddenHeading ?? staffTitles[page]}</h1>
      {call && !may(call) ? <Navigate to={adminPaths.dashboard} replace /> : children}
    </>
  );
}

/** @returns a staff page that shows its content */
export function staffPage(page: Props['page'], Content: ComponentType, more?: Pick<Props, 'hiddenHeading' | 'call'>) {
  return () => (
    <StaffPage page={page} {...more}>
      <Content />
    </StaffPage>
  );
}
