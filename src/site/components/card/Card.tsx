import type { ReactNode } from 'react';
import { CoverLink } from '../../../shared/components/link/CoverLink.tsx';
import classes from './Card.module.css';

type CardProps = {
  title: string;
  icon?: ReactNode;
  /** At the right of the title, or below a long one. */
  mark?: ReactNode;
  children: ReactNode;
  /** The link of the card. Screen readers read `about` after `text`. */
  action?: { text: string; about?: string; path: string };
};

export function Card({ title, icon, mark, children, action }: CardProps) {
  return (
    <article className={classes.card} data-linked={action && true}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <div className={classes.head}>
        <h3>{title}</h3>
        {mark}
      </div>
      {children}
      {action && (
        <CoverLink to={action.path} className={classes.action}>
          {action.text}
          {action.about && <span className="visually-hidden"> {action.about}</span>}
        </CoverLink>
      )}
    </article>
  );
}

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
