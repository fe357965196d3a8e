import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Breakable } from '../../../shared/components/link/Breakable.tsx';
import type { NavigationLink } from '../../content/navigation.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { StructuredData } from '../../structured-data/StructuredData.tsx';
import classes from './PageTop.module.css';

type PageTopProps = {
  heading: string;
  lead?: string;
  /** Beside the heading on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  /** Below the heading on wide screens, below `aside` on narrow ones. */
  below?: ReactNode;
  back?: NavigationLink;
  /** Leaves out the structured data. The page's `Head` sets `noindex` itself. */
  noindex?: boolean;
  children?: ReactNode;
};

export function PageTop({ heading, lead, aside, below, back, noindex, children }: PageTopProps) {
  const { pathname } = useLocation();
  return (
    <div className={classes.top}>
      <div className={classes.text}>
        {!noindex && <StructuredData thing={breadcrumbs(pathname, heading)} />}
        {back && (
          <Link to={back.path} className={`${classes.back} no-print`}>
            <IconArrowLeft size={18} stroke={2} aria-hidden="true" />
            {back.label}
          </Link>
        )}
        <h1>
          <Breakable>{heading}</Breakable>
        </h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      {aside && <div className={classes.aside}>{aside}</div>}
      {below && <div className={classes.below}>{below}</div>}
    </div>
  );
}
