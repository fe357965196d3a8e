/** Asks the select of an owner to be searched. `detail` gets the focus back. */
export const searchOwner = 'search-owner';

/** Focuses the search of the owner; a choice or Escape returns it. @returns whether it is shown */
export function focusOwner(around: ParentNode | null | undefined): boolean {
  const select = around?.querySelector<HTMLSelectElement>('select[data-owner]');
  if (!select) return false;
  const opener = document.activeElement;
  select.focus();
  if (document.activeElement !== select) return false;
  select.dispatchEvent(new CustomEvent(searchOwner, { detail: opener }));
  return true;
}
