import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEventHandler } from 'react';
import { type ShortcutKey, shortcuts } from './shortcuts-texts.ts';
import styles from './Key.module.css';
import { useShortcutSetting } from './use-shortcuts.ts';

/** Names a button's key while shortcuts are on. The button keeps the focus when it is disabled. */
export function useShortcutProps(shortcut: ShortcutKey, disabled = false) {
  const [on] = useShortcutSetting();
  return {
    title: on ? `${shortcuts[shortcut]} (${shortcut.toUpperCase()})` : shortcuts[shortcut],
    'aria-keyshortcuts': on ? shortcut : undefined,
    'aria-disabled': disabled,
    'data-disabled': disabled || undefined,
  };
}

type Props = ButtonProps & { shortcut: ShortcutKey; onClick: MouseEventHandler<HTMLButtonElement> };

/** A button that shows its key. It keeps the focus when a press disables it. */
export function ShortcutButton({ shortcut, disabled, onClick, children, ...props }: Props) {
  const [on] = useShortcutSetting();
  return (
    <Button
      size="xs"
      {...props}
      {...useShortcutProps(shortcut, disabled)}
      onClick={disabled ? undefined : onClick}
      rightSection={
        on && (
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
