import { Link } from 'react-router-dom';
import type { Value } from '../content/about.ts';
import classes from './Values.module.css';

export function Values({ items }: { items: Value[] }) {
  return (
    <dl>
      {items.map(({ name, text, proof }) => (
        <div key={name} className={classes.line}>
          <dt className={classes.name}>{name}</dt>
          <dd>
            <p>{text}</p>
            <p className={classes.proof}>
              {proof.text}: <Link to={proof.path}>{proof.label}</Link>
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
