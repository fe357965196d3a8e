import type { AboutContent } from '../content/about.ts';
import classes from './Values.module.css';

export function Values({ items }: { items: AboutContent['values']['items'] }) {
  return (
    <dl>
      {items.map(({ name, text }) => (
        <div key={name} className={classes.line}>
          <dt className={classes.name}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
