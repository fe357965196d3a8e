import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breakable } from '../../../shared/components/link/Breakable.tsx';
import type { NavigationLink } from '../../content/navigation.ts';
import classes from './PageTop.module.css';

type PageTopProps = {
  heading: string;
  lead?: string;
  /** Beside the heading on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  /** Below the heading on wide screens, below `aside` on narrow ones. */
  below?: ReactNode;
  back?: NavigationLink;
  children?: ReactNode;
};

export function PageTop({ heading, lead, aside, below, back, children }: PageTopProps) {
  return (
    <div className={classes.top}>
      <div className={classes.text}>
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
