import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusWithoutScroll, headingAround } from '../../shared/lib/focus.ts';

/** The link or button that names a row, or else the first button of the row. */
const rowNameSelector = 'th :is(a, button), li > a, button:not([disabled])';

/** The rows of a tab's table, or the items of the list beside a review. */
const rowsAround = (element: Element | null) => element?.closest('section, nav')?.querySelectorAll<HTMLElement>('tbody tr, ol > li') ?? [];

/** @returns what to focus of a row of the list around an element: its name, or else the row */
export function rowTarget(around: Element | null, index: number): HTMLElement | null {
  const row = rowsAround(around)[index];
  return row?.querySelector<HTMLElement>(rowNameSelector) ?? row ?? null;
}

/** @returns the index of the row with the focus, -1 if no row has it */
export function focusedRow(around: Element | null): number {
  return [...rowsAround(around)].findIndex((row) => row.contains(document.activeElement));
}

/** Moves the focus by so many rows, or to the first row if none has it. */
export function focusRow(around: Element | null, by: number): void {
  rowTarget(around, Math.max(focusedRow(around) + by, 0))?.focus();
}

/** Leaves a row that is about to go, to a neighbour or the heading. @param index -1 if not shown */
export function leaveRow(heading: HTMLElement | null, index: number): void {
  const neighbour = index === -1 ? null : (rowTarget(heading, index + 1) ?? rowTarget(heading, index - 1));
  focusWithoutScroll(neighbour ?? heading);
}

/** Moves the focus from a disappearing main action to the next row's, or to its row's name. */
export function focusNextMainAction(action: Element): void {
  const row = action.closest('tr');
  const next = row && rowsAround(row)[[...rowsAround(row)].indexOf(row) + 1];
  focusWithoutScroll(
    next?.querySelector<HTMLElement>('[data-main-action]:not([disabled])') ?? row?.querySelector<HTMLElement>(rowNameSelector),
  );
}

/** A `ref` for rows. If a row is removed with the focus, a neighbour or the heading gets it. */
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

/** The path of the item's page that was left last, until a list is shown. */
let leftPath = '';

/** Remembers the page of an item, for the list that is shown next. */
export function useLeftPath(): void {
  const { pathname } = useLocation();
  useEffect(() => () => void (leftPath = pathname), [pathname]);
}

/** Back from the page of an item, what leads to it gets the focus from the heading of the page. */
export function useReturnToItem(isShown: boolean): void {
  useEffect(() => {
    const path = leftPath;
    if (!isShown || path === '') return;
    leftPath = '';
    // The heading gets it after all effects.
    queueMicrotask(() => {
      if (document.activeElement?.matches('h1, body')) document.querySelector<HTMLElement>(`main a[href^='${path}']`)?.focus();
    });
  }, [isShown]);
}
