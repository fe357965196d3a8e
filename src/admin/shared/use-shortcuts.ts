import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ShortcutKey } from '../../content/staff/shortcuts.ts';
import { deviceStore } from '../../lib/stores.ts';

const settingKey = 'shortcuts';

/** Whether shortcuts are on in this browser. WCAG 2.1.4 requires a way to turn them off. */
export function useShortcutSetting(): [on: boolean, setOn: (on: boolean) => void] {
  const on = useSyncExternalStore(deviceStore.subscribe, () => deviceStore.read(settingKey) !== 'off');
  return [on, (on) => (on ? deviceStore.remove(settingKey) : deviceStore.write(settingKey, 'off'))];
}

/** Runs the actions of keys, unless somebody is typing, a modifier is held, or a dialog is open. */
export function useShortcuts(actions: Partial<Record<ShortcutKey, () => void>>): void {
  const [on] = useShortcutSetting();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const action = Object.hasOwn(actions, key) ? actions[key as ShortcutKey] : undefined;
    if (!on || !action || event.repeat || event.isComposing || event.defaultPrevented) return;
    if (hasModifier(event) || isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Shift counts for letters only, because some keyboards need it for a punctuation mark. */
function hasModifier({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (shiftKey && /^[a-z]$/i.test(key));
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
