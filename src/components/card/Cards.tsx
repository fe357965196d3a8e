import type { ReactNode } from 'react';
import classes from './Cards.module.css';

type CardsProps = {
  /** How many stand side by side on a wide screen; `any` is as many as fit well. */
  row?: 'four' | 'three' | 'two' | 'any';
  children: ReactNode;
};

/** Cards side by side, fewer in a row on smaller screens. */
export function Cards({ row = 'any', children }: CardsProps) {
  return (
    <div className={classes.cards} data-row={row}>
      {children}
    </div>
  );
}
