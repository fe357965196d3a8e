import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import type { HomeContent } from '../content/home.ts';
import classes from './Hero.module.css';

/** @param helix the drawing beside the text, labelled by the links */
export function Hero({ heading, lead, proof, primary, quiet, links, helix }: HomeContent['hero'] & { helix: ReactNode }) {
  return (
    <section className={classes.hero} aria-labelledby="hero">
      <div className={classes.inner}>
        <div className={classes.text}>
          <h1 id="hero" className={classes.heading}>
            {heading}
          </h1>
          <p className={classes.lead}>{lead}</p>
          <p className={classes.proof}>{proof}</p>
          <div className={classes.actions}>
            <ButtonLink path={primary.path}>{primary.label}</ButtonLink>
            <ButtonLink path={quiet.path} quiet>
              {quiet.label}
            </ButtonLink>
          </div>
        </div>
        <div className={classes.figure}>
          {helix}
          <ul className={classes.links}>
            {links.map(({ label, path }) => (
              <li key={path} className={classes.item}>
                <Link to={path} className={classes.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
