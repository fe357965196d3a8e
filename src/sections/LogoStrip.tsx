import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { LogoMark } from '../components/logo-mark/LogoMark.tsx';
import type { HomeContent } from '../content/home.ts';
import { logoShapes } from '../content/logos.ts';
import classes from './LogoStrip.module.css';

/** Scrolling client logos, one cycle in 20 seconds. Static if paused or with reduced motion. */
export function LogoStrip({ heading, pause, play, label }: HomeContent['logos']) {
  const [paused, setPaused] = useState(false);
  const ToggleIcon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <section className={classes.strip} aria-labelledby="clients">
      <div className={classes.head}>
        <h2 id="clients" className={classes.heading}>
          {heading}
        </h2>
        <button type="button" className={classes.button} aria-label={paused ? play : pause} onClick={() => setPaused(!paused)}>
          <ToggleIcon size={20} stroke={1.5} aria-hidden="true" />
        </button>
      </div>
      <div className={classes.window}>
        <div className={classes.track} data-paused={paused || undefined}>
          <ul className={classes.marks}>
            {logoShapes.map((shape, index) => (
              <li key={shape}>
                <LogoMark shape={shape} label={label(index + 1)} />
              </li>
            ))}
          </ul>
          {/* A copy of the list makes the animation seamless. */}
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
