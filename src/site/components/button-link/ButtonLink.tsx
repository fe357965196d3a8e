import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './ButtonLink.module.css';

type ButtonLinkProps = { path: string; quiet?: boolean; children: ReactNode };

export function ButtonLink({ path, quiet = false, children }: ButtonLinkProps) {
  return (
    <Link to={path} className={`${classes.button} no-print`} data-quiet={quiet || undefined}>
      {children}
    </Link>
  );
}
