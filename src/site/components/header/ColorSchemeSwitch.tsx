import { useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { startTransition } from 'react';
import { frameTexts } from '../../content/navigation.ts';
import classes from './ColorSchemeSwitch.module.css';

/** @returns changes between light and dark */
export function useSchemeToggle(): () => void {
  // Disabling transitions would recalculate all styles twice, which is slow on a phone.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return () => {
    const dark = document.documentElement.dataset.mantineColorScheme === 'dark';
    // The page changes at once; rerendering Mantine's components can wait for the next paint.
    startTransition(() => setColorScheme(dark ? 'light' : 'dark'));
  };
}

export function ColorSchemeSwitch() {
  const toggle = useSchemeToggle();
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={frameTexts.colorScheme}
      title={frameTexts.colorScheme}
      onClick={toggle}
    >
      <IconMoon className={classes.moon} size={22} stroke={1.5} aria-hidden="true" />
      <IconSun className={classes.sun} size={22} stroke={1.5} aria-hidden="true" />
    </button>
  );
}
