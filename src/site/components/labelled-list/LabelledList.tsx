import type { ReactNode } from 'react';
import classes from './LabelledList.module.css';

type LabelledText = { label: string; text: ReactNode };

/** @param stacked for long labels, which stand above their texts */
export function LabelledList({ items, stacked }: { items: readonly LabelledText[]; stacked?: boolean }) {
  return (
    <dl className={classes.list} data-stacked={stacked}>
      {items.map(({ label, text }, index) => (
        <div key={index} className={classes.item}>
          <dt className={classes.label}>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
