import type { ReactNode } from 'react';
import classes from './Cards.module.css';

type CardsProps = {
  /** The number of cards in a row on a wide screen; `any` fits as many as possible. */
  row?: 'four' | 'three' | 'two' | 'any';
  children: ReactNode;
};

export function Cards({ row = 'any', children }: CardsProps) {
  return (
    <div className={classes.cards} data-row={row}>
      {children}
    </div>
  );
}
