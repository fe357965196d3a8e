import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '../components/section/Section.tsx';
import type { HomeContent } from '../content/home.ts';
import classes from './ServiceAndProductLists.module.css';

export function ServiceAndProductLists({ heading, services, products, picture }: HomeContent['lists'] & { picture: ReactNode }) {
  return (
    <Section heading={heading}>
      <div className={classes.columns}>
        <div className={classes.lists}>
          <LinkList {...services} />
          <LinkList {...products} />
        </div>
        <div className={classes.picture}>{picture}</div>
      </div>
    </Section>
  );
}

function LinkList({ heading, items }: HomeContent['lists']['products']) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={classes.heading}>
        {heading}
      </h3>
      <ul aria-labelledby={id}>
        {items.map(({ label, path, text }) => (
          <li key={label} className={classes.item}>
            <Link to={path}>{label}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
