import type { ReactNode } from 'react';
import { CoverLink } from '../../../shared/components/link/CoverLink.tsx';
import classes from './Card.module.css';

type CardProps = {
  title: string;
  /** Makes the title the card's link. */
  path?: string;
  /** At the right of the title, or below a long one. */
  mark?: ReactNode;
  children: ReactNode;
  /** The link of the card. Screen readers read `about` after `text`. */
  action?: { text: string; about?: string; path: string };
};

export function Card({ title, path, mark, children, action }: CardProps) {
  return (
    <article className={classes.card} data-linked={(path ?? action) !== undefined || undefined}>
      <div className={classes.head}>
        <h3>{path ? <CoverLink to={path}>{title}</CoverLink> : title}</h3>
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
