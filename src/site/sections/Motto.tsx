import { Helix } from '../components/brand/Helix.tsx';
import strip from '../components/brand/helix-strip.svg?raw';
import type { AboutContent } from '../content/about.ts';
import classes from './Motto.module.css';

/** The motto and what it stands for, below the helix. */
export function Motto({ parts }: { parts: AboutContent['motto'][] }) {
  return (
    <div className={classes.band}>
      <div className={classes.inner}>
        <Helix svg={strip} className={classes.helix} />
        {parts.map(({ heading, text }) => (
          <section key={heading} aria-label={heading}>
            <h2 className={classes.heading}>{heading}</h2>
            <p className={classes.text}>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
