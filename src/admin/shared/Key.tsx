import type { ShortcutKey } from '../../content/staff/shortcuts.ts';
import styles from './Key.module.css';
import { useShortcutSetting } from './use-shortcuts.ts';

/** The key of a shortcut, shown beside its action unless shortcuts are off. Touch screens do not show it. */
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
