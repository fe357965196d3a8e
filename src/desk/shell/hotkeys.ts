import type { HotkeyItem } from '@mantine/hooks';

/** Sends the form around the field. */
export const submitHotkey: HotkeyItem = [
  'mod+Enter',
  ({ target }: KeyboardEvent) => target instanceof HTMLElement && target.closest('form')?.requestSubmit(),
];

/** Leaves the field, so that the page's keys work again. */
export const leaveHotkey: HotkeyItem = ['Escape', ({ target }: KeyboardEvent) => target instanceof HTMLElement && target.blur()];
