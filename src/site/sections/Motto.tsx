import { Helix } from '../components/brand/Helix.tsx';
import type { AboutContent } from '../content/about.ts';
import classes from './Motto.module.css';

export function Motto({ heading, text }: AboutContent['motto']) {
  return (
    <section className={classes.band} aria-labelledby="motto">
      <div className={classes.inner}>
        <Helix stance="lying" bulges={8} className={classes.helix} />
        <h2 id="motto" className={classes.heading}>
          {heading}
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
    </section>
  );
}
