import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { HomeContent } from '../content/home.ts';
import classes from './LogoStrip.module.css';

/** The clients' logos, which scroll unless paused, with reduced motion, or without JavaScript. */
export function LogoStrip({ heading, pause, play, logos }: HomeContent['logos'] & { logos: ReactNode }) {
  const [paused, setPaused] = useState(false);
  const ToggleIcon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <section className={classes.strip} aria-labelledby="clients">
      <div className={classes.row}>
        <h2 id="clients" className={classes.heading}>
          {heading}
        </h2>
        <div className={classes.window}>
          <div className={classes.track} data-paused={paused || undefined}>
            {logos}
          </div>
        </div>
        <button type="button" className={classes.button} aria-label={paused ? play : pause} onClick={() => setPaused(!paused)}>
          <ToggleIcon size={20} stroke={1.5} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
