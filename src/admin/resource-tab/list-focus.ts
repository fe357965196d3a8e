import { focusWithoutScroll } from '../../lib/focus-after-removal.ts';

/** @returns the first usable button in a row of the list around an element, if there is such a row */
export function rowButton(around: Element, index: number): HTMLElement | null {
  const rows = around.closest('section')?.querySelectorAll('tbody tr') ?? [];
  return rows[index]?.querySelector('button:not([disabled])') ?? null;
}

/** Moves the focus away from a row that is about to be removed: to the next row, the previous one, or the heading. @param index -1 if the row is not shown */
export function leaveRow(heading: HTMLElement, index: number): void {
  const neighbour = index === -1 ? null : (rowButton(heading, index + 1) ?? rowButton(heading, index - 1));
  focusWithoutScroll(neighbour ?? heading);
}
