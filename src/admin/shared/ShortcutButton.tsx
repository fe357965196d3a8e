import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEventHandler } from 'react';
import type { ShortcutKey } from '../../content/staff/shortcuts.ts';
import styles from './Key.module.css';
import { useShortcutProps, useShortcutSetting } from './use-shortcuts.ts';

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
