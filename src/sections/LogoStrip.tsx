import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { LogoMark } from '../components/logo-mark/LogoMark.tsx';
import type { HomeContent } from '../content/home.ts';
import { logoShapes } from '../content/logos.ts';
import classes from './LogoStrip.module.css';

/** Clients' marks, moving past in a cycle of 20 seconds. Still when paused, or where motion is not wanted. */
export function LogoStrip({ heading, pause, play, label }: HomeContent['logos']) {
  const [paused, setPaused] = useState(false);
  const Drawing = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <section className={classes.strip} aria-labelledby="clients">
      <div className={classes.head}>
        <h2 id="clients" className={classes.heading}>
          {heading}
        </h2>
        <button type="button" className={classes.button} aria-label={paused ? play : pause} onClick={() => setPaused(!paused)}>
          <Drawing size={20} stroke={1.5} aria-hidden="true" />
        </button>
      </div>
      <div className={classes.window}>
        <div className={classes.track} data-paused={paused || undefined}>
          <ul className={classes.marks}>
            {logoShapes.map((shape) => (
              <li key={shape}>
                <LogoMark shape={shape} label={label(shape)} />
              </li>
            ))}
          </ul>
          {/* The list again, so that its end meets its beginning. */}
          <ul className={classes.marks} aria-hidden="true">
            {logoShapes.map((shape) => (
              <li key={shape}>
                <LogoMark shape={shape} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
