import { useHotkeys } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import type { ShortcutKey } from '../../content/staff/shortcuts.ts';
import { deviceStore } from '../../lib/stores.ts';

const settingKey = 'shortcuts';

/** Whether keys act on the staff pages, which each person decides for each browser (WCAG 2.1.4). */
export function useShortcutSetting(): [on: boolean, setOn: (on: boolean) => void] {
  const on = useSyncExternalStore(deviceStore.subscribe, () => deviceStore.read(settingKey) !== 'off');
  return [on, (on) => (on ? deviceStore.remove(settingKey) : deviceStore.write(settingKey, 'off'))];
}

/** Runs an action when its key is pressed: never while somebody is typing, with a modifier, or while a dialog or a menu is open. */
export function useShortcuts(actions: Partial<Record<ShortcutKey, () => void>>): void {
  const [on] = useShortcutSetting();
  useHotkeys(
    Object.entries(actions).flatMap(([key, action]) => {
      const press = (event: KeyboardEvent) => {
        if (!on || event.repeat || event.isComposing || event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
        event.preventDefault();
        action();
      };
      // Some keyboards need Shift for a punctuation mark.
      const combinations = /[a-z]/.test(key) ? [key] : [key, `shift+${key}`];
      return combinations.map((combination): [string, typeof press, { preventDefault: false }] => [
        combination,
        press,
        { preventDefault: false },
      ]);
    }),
    [],
  );
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
