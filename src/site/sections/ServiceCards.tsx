import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Card, Cards } from '../components/card/Card.tsx';
import { Section } from '../components/section/Section.tsx';
import type { HomeContent } from '../content/home.ts';
import classes from './ServiceCards.module.css';

/** Four services as cards, and lists of the others and of the products. */
export function ServiceCards({ heading, cards, lists }: HomeContent['services']) {
  return (
    <Section heading={heading}>
      <Cards row="four">
        {cards.map(({ path, name, text }) => (
          <Card key={path} title={name} path={path}>
            <p>{text}</p>
          </Card>
        ))}
      </Cards>
      <div className={classes.lists}>
        {lists.map((list) => (
          <LinkList key={list.heading} {...list} />
        ))}
      </div>
    </Section>
  );
}

function LinkList({ heading, items }: HomeContent['services']['lists'][number]) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="h5">
        {heading}
      </h3>
      <ul className={classes.list} aria-labelledby={id}>
        {items.map(({ label, path, text }) => (
          <li key={path} className={classes.item}>
            <Link to={path}>{label}</Link>
            <span className="hint">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
