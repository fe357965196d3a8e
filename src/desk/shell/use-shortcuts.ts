import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type ShortcutKey, shortcuts } from './shortcuts-texts.ts';
import { deviceStore } from '../../shared/lib/stores.ts';

/** A setting of this browser, on by default. WCAG 2.1.4 requires a way to turn shortcuts off. */
export function useShortcutSetting(name: 'shortcuts' | 'move on' = 'shortcuts'): [on: boolean, setOn: (on: boolean) => void] {
  const on = useSyncExternalStore(deviceStore.subscribe, () => deviceStore.read(name) !== 'off');
  return [on, (on) => (on ? deviceStore.remove(name) : deviceStore.write(name, 'off'))];
}

/** What the keys do. A key without an action does nothing here. */
type Actions = { [Key in ShortcutKey]?: (() => void) | undefined };

/** What each mounted component does. */
const mounted = new Set<() => Actions>();

/** @returns the keys that work on the current page, in the order of the overview */
export function workingKeys(): ShortcutKey[] {
  return (Object.keys(shortcuts) as ShortcutKey[]).filter((key) => [...mounted].some((actions) => actions()[key]));
}

/** Does what a key does on the current page. */
export function runShortcut(key: ShortcutKey): void {
  for (const actions of mounted) actions()[key]?.();
}

/** Runs the actions of keys, unless somebody is typing, a modifier is held, or a dialog is open. */
export function useShortcuts(actions: Actions): void {
  const [on] = useShortcutSetting();
  // Not an effect event: the palette asks while it renders.
  const current = useCallbackRef(() => actions);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const action = Object.hasOwn(actions, key) ? actions[key as ShortcutKey] : undefined;
    if (!on || !action || event.repeat || event.isComposing || event.defaultPrevented) return;
    if (hasModifier(event) || isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    mounted.add(current);
    document.addEventListener('keydown', press);
    return () => {
      mounted.delete(current);
      document.removeEventListener('keydown', press);
    };
  }, [current]);
}

/** Shift counts for letters only, because some keyboards need it for a punctuation mark. */
function hasModifier({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (shiftKey && /^[a-z]$/i.test(key));
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
