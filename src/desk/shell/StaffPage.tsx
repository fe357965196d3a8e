import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { adminPaths } from '../../admin-paths.ts';
import { useMay } from '../session/session.ts';
import styles from './Head.module.css';
import { StaffHead } from './StaffHead.tsx';
import { staffTitles } from './titles-texts.ts';

type More = {
  /** A heading for screen readers only, instead of the page's title. */
  hiddenHeading?: string;
  /** What the page is for. It sends people whose role does not allow it to the dashboard. */
  call?: Endpoint;
};

/** @returns a staff page with its heading and its content */
export function staffPage(page: keyof typeof staffTitles, Content: ComponentType, { hiddenHeading, call }: More = {}) {
  return function StaffPage() {
    const may = useMay();
    return (
      <>
        <StaffHead title={staffTitles[page]} />
        <h1 className={hiddenHeading ? 'visually-hidden' : styles.page}>{hiddenHeading ?? staffTitles[page]}</h1>
        {call && !may(call) ? <Navigate to={adminPaths.dashboard} replace /> : <Content />}
      </>
    );
  };
}
