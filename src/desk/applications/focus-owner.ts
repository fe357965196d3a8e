/** Asks the select of an owner to be searched by name. `detail` is the element that gets the focus back. */
export const searchOwner = 'search-owner';

/** Searches the owner by name, with the focus in the search. A choice, or Escape, returns it. @returns whether such a select is shown */
export function focusOwner(around: ParentNode | null | undefined): boolean {
  const select = around?.querySelector<HTMLSelectElement>('select[data-owner]');
  if (!select) return false;
  const opener = document.activeElement;
  select.focus();
  if (document.activeElement !== select) return false;
  select.dispatchEvent(new CustomEvent(searchOwner, { detail: opener }));
  return true;
}
