import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationLink } from '../../content/navigation.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import classes from './PageTop.module.css';

type PageTopProps = {
  heading: string;
  lead?: string;
  icon?: ReactNode;
  back?: NavigationLink;
  noindex?: boolean;
  children?: ReactNode;
};

export function PageTop({ heading, lead, icon, back, noindex, children }: PageTopProps) {
  const { pathname } = useLocation();
  return (
    <div className={classes.top}>
      {!noindex && <StructuredData thing={breadcrumbs(pathname, heading)} />}
      {back && (
        <Link to={back.path} className={classes.back}>
          <IconArrowLeft size={18} stroke={2} aria-hidden="true" />
          {back.label}
        </Link>
      )}
      {icon && <span className={classes.icon}>{icon}</span>}
      <h1>{heading}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </div>
  );
}
