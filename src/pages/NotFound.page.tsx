import { Link } from 'react-router-dom';
import { Helix } from '../components/brand/Helix.tsx';
import type { NotFoundContent } from '../content/not-found.ts';
import classes from './NotFound.module.css';

/** The index of the rung in the middle of the drawing. */
const missingRung = 17;

export function Component({ content: { heading, text, links } }: { content: NotFoundContent }) {
  return (
    <div className={classes.page}>
      <Helix className={classes.helix} stance="lying" bulges={7} missing={missingRung} />
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
