import { flushSync } from 'react-dom';
import { giveFocus } from '../lib/focus-heir.ts';

/** @returns the heading of the list or the dialog that an element stands in */
export function headingAround(element: Element): HTMLElement | null {
  return element.closest('section')?.querySelector('h2') ?? null;
}

/** @returns the first button of the list's row at that place, or of its last row; its heading where there is no row */
export function actionAt(place: number, element: Element): HTMLElement | null {
  const rows = element.closest('section')?.querySelectorAll('tbody tr') ?? [];
  const row = rows[Math.min(place, rows.length - 1)];
  return row?.querySelector('button') ?? headingAround(element);
}

/**
 * Takes a row away, with the buttons to which a dialog would give the focus back. The row that moves up gets it.
 * @param place of the row; -1 where the list doesn't show it
 * @param heading the list's
 */
export function removeRow(place: number, heading: HTMLElement | null, remove: () => void): void {
  // At once, since the rows that follow may become other elements by it.
  flushSync(remove);
  if (heading) giveFocus(actionAt(place, heading));
}
