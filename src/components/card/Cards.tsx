import type { ReactNode } from 'react';
import classes from './Cards.module.css';

type CardsProps = {
  /** How wide a card should at least be: four, three or two stand side by side on a wide screen. */
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
};

/** Cards side by side, as many as fit. */
export function Cards({ size = 'medium', children }: CardsProps) {
  return (
    <div className={classes.cards} data-size={size}>
      {children}
    </div>
  );
}
