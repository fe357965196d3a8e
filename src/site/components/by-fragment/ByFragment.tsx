import type { ReactNode } from 'react';
import classes from './ByFragment.module.css';

/** For what follows from the URL's fragment, unknown to prerendering: the footer stays below. */
export function ByFragment({ children }: { children: ReactNode }) {
  return <div className={classes.screen}>{children}</div>;
}
