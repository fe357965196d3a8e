import { IconCheck } from '@tabler/icons-react';
import classes from './FeatureList.module.css';

export function FeatureList({ items }: { items: readonly string[] }) {
  return (
    <ul className="stack">
      {items.map((item) => (
        <li key={item} className={classes.item}>
          <IconCheck className={classes.tick} size={18} stroke={2} aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
