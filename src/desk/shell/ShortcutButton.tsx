import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEventHandler } from 'react';
import { type ShortcutKey, shortcuts } from './shortcuts-texts.ts';
import { focusHeadingAfterRemoval } from '../../shared/lib/focus.ts';
import styles from './Key.module.css';
import { useShortcutSetting } from './use-shortcuts.ts';

/** Names a button's key while shortcuts are on. The button keeps the focus when it is disabled. */
export function useShortcutProps(shortcut: ShortcutKey | undefined, disabled = false) {
  const [on] = useShortcutSetting();
  if (shortcut === undefined) return {};
  return {
    title: on ? `${shortcuts[shortcut]} (${shortcut.toUpperCase()})` : shortcuts[shortcut],
    'aria-keyshortcuts': on ? shortcut : undefined,
    'aria-disabled': disabled,
    'data-disabled': disabled || undefined,
  };
}

type Props = ButtonProps & { shortcut: ShortcutKey | undefined; onClick: MouseEventHandler<HTMLButtonElement> };

/** A button that shows its key, if it has one. */
export function ActionButton({ shortcut, children, ...props }: Props) {
  const [on] = useShortcutSetting();
  return (
    <Button
      ref={focusHeadingAfterRemoval}
      size="xs"
      {...props}
      {...useShortcutProps(shortcut)}
      rightSection={
        on &&
        shortcut && (
          <kbd className={styles.key} aria-hidden>
            {shortcut.toUpperCase()}
          </kbd>
        )
      }
    >
      {children}
    </Button>
  );
}
