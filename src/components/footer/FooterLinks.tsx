import { useId } from 'react';
import type { NavigationLink } from '../../content/navigation.ts';
import { Link } from '../link/Link.tsx';
import classes from './Footer.module.css';

export function FooterLinks({ heading, links }: { heading: string; links: NavigationLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.links}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={classes.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
