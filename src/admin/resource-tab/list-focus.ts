import { focusWithoutScroll } from '../../lib/focus-after-removal.ts';
import { headingAround } from '../shared/heading-around.ts';

/** What names a row, usually its link, or else its first button. */
const namesRow = 'th :is(a, button), button:not([disabled])';

const rowsAround = (element: Element) => element.closest('section')?.querySelectorAll<HTMLElement>('tbody tr') ?? [];

/** @returns what gets the focus in a row of the list around an element, if there is such a row */
export function rowTarget(around: Element, index: number): HTMLElement | null {
  return rowsAround(around)[index]?.querySelector<HTMLElement>(namesRow) ?? null;
}

/** Moves the focus away from a row that is about to be removed: to the next row, the previous one, or the heading. @param index -1 if the row is not shown */
export function leaveRow(heading: HTMLElement, index: number): void {
  const neighbour = index === -1 ? null : (rowTarget(heading, index + 1) ?? rowTarget(heading, index - 1));
  focusWithoutScroll(neighbour ?? heading);
}

/** Moves the focus from a row's action, which disappears, to the same action of the next row, or else to the row's name. */
export function focusNextAction(action: Element): void {
  const row = action.closest('tr');
  const next = row && rowsAround(row)[[...rowsAround(row)].indexOf(row) + 1];
  focusWithoutScroll(next?.querySelector<HTMLElement>('[data-action]:not([disabled])') ?? row?.querySelector<HTMLElement>(namesRow));
}

/** For a row's `ref`. Passes the focus on to the next row, the previous one, or the heading, when the row that has it is removed. */
export function passFocusOn(row: HTMLElement | null) {
  return () => {
    if (!row?.contains(document.activeElement)) return;
    const rows = [...rowsAround(row)];
    const index = rows.indexOf(row);
    const targets = [rowTarget(row, index + 1), rowTarget(row, index - 1), headingAround(row)];
    queueMicrotask(() => {
      // React also detaches refs when it only renders again.
      if (!row.isConnected) focusWithoutScroll(targets.find((target) => target?.isConnected));
    });
  };
}
