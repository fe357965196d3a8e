import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { Helix } from '../components/brand/Helix.tsx';
import type { HomeContent } from '../content/home.ts';
import classes from './Hero.module.css';

export function Hero({ heading, lead, proof, primary, quiet, illustration }: HomeContent['hero']) {
  return (
    <section className={classes.hero} aria-labelledby="hero">
      <div className={classes.inner}>
        <div className={classes.text}>
          <h1 id="hero" className={classes.heading}>
            {heading}
          </h1>
          <p className={classes.lead}>{lead}</p>
          <div className={classes.actions}>
            <ButtonLink path={primary.path}>{primary.label}</ButtonLink>
            <ButtonLink path={quiet.path} quiet>
              {quiet.label}
            </ButtonLink>
          </div>
          <p className={classes.proof}>{proof}</p>
        </div>
        <Helix className={classes.leaning} stance="leaning" bulges={4} labels={illustration} />
        <Helix className={classes.lying} stance="lying" bulges={5} />
      </div>
    </section>
  );
}
