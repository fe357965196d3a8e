import { serviceTexts } from '../../content/services/texts.ts';
import classes from './PageIndex.module.css';

type IndexEntry = { id: string; label: string };

/** The sections of a page, in a bar below the header on wide screens. */
export function PageIndex({ entries }: { entries: IndexEntry[] }) {
  return (
    <nav className={classes.bar} aria-label={serviceTexts.index}>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className={classes.link}>
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
