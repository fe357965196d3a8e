import { Link } from 'react-router-dom';
import { Helix } from '../components/brand/Helix.tsx';
import type { NotFoundContent } from '../content/not-found.ts';
import classes from './NotFound.module.css';

/** The index of a rung that phones show too. */
const missingRung = 17;

export function Component({ content: { heading, text, links } }: { content: NotFoundContent }) {
  return (
    <div className={classes.page}>
      <div className={classes.picture}>
        <Helix className={classes.helix} stance="lying" bulges={13} missing={missingRung} />
      </div>
      <h1>{heading}</h1>
      <p>{text}</p>
      <ul className={classes.links}>
        {links.map(({ label, path, text: about }) => (
          <li key={path} className={classes.link}>
            <Link to={path}>{label}</Link>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
