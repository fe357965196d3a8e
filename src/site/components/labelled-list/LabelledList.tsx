import type { ReactNode } from 'react';
import classes from './LabelledList.module.css';

type LabelledText = { label: string; text: ReactNode };

export function LabelledList({ items }: { items: readonly LabelledText[] }) {
  return (
    <dl className={classes.list}>
      {items.map(({ label, text }) => (
        <div key={label} className={classes.item}>
          <dt className={classes.label}>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
