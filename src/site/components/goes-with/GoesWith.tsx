import { Link } from 'react-router-dom';
import type { LinkWithText } from '../../content/services/service.ts';
import { serviceTexts } from '../../content/services/texts.ts';
import classes from './GoesWith.module.css';

/** A row of links to related pages. */
export function GoesWith({ links }: { links: LinkWithText[] }) {
  return (
    <nav className={classes.row} aria-label={serviceTexts.goesWith}>
      <p className={classes.label}>{serviceTexts.goesWith}</p>
      <LinkGrid links={links} />
    </nav>
  );
}

/** Links in columns, each with a text. */
export function LinkGrid({ links }: { links: LinkWithText[] }) {
  return (
    <ul className={classes.links}>
      {links.map(({ path, label, text }) => (
        <li key={path}>
          <Link to={path} className={classes.link}>
            <span className={classes.name}>{label}</span>
            <span className="hint">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
