import type { ShortcutKey } from '../../content/staff/shortcuts.ts';
import styles from './Key.module.css';
import { useShortcutSetting } from './use-shortcuts.ts';

/** A key beside what it does, unless keys are turned off. Screens without a keyboard do not show it. */
export function Key({ name }: { name: ShortcutKey }) {
  const [on] = useShortcutSetting();
  return (
    on && (
      <kbd className={styles.key} aria-hidden>
        {name.toUpperCase()}
      </kbd>
    )
  );
}
