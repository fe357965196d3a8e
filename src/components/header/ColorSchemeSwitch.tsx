import { useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { startTransition } from 'react';
import { frame } from '../../content/navigation.ts';
import classes from './ColorSchemeSwitch.module.css';

/** Switches between light and dark, and keeps the choice. Until one is made, the system's scheme holds. */
export function ColorSchemeSwitch() {
  // Holding transitions back takes the page's styles to be worked out twice more, which a phone shows.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const toggle = () => {
    // What is shown now, be it chosen or the system's.
    const dark = document.documentElement.dataset.mantineColorScheme === 'dark';
    // The page's look and the kept choice change at once; what Mantine's components make of it can wait for the next paint.
    startTransition(() => setColorScheme(dark ? 'light' : 'dark'));
  };
  return (
    <button type="button" className={classes.button} aria-label={frame.colorScheme} title={frame.colorScheme} onClick={toggle}>
      <IconMoon className={classes.moon} size={22} stroke={1.5} aria-hidden="true" />
      <IconSun className={classes.sun} size={22} stroke={1.5} aria-hidden="true" />
    </button>
  );
}
