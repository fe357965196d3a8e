/** Moves the focus to the select of an owner. A choice, or Escape, returns it. @returns whether such a select is shown */
export function focusOwner(around: ParentNode | null | undefined): boolean {
  const select = around?.querySelector<HTMLSelectElement>('select[data-owner]');
  if (!select) return false;
  const opener = document.activeElement;
  select.focus();
  if (document.activeElement !== select) return false;
  const leave = () => {
    select.onchange = select.onkeydown = null;
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
    else select.blur();
  };
  // A list that closes returns the focus to the select first.
  select.onchange = () => requestAnimationFrame(leave);
  select.onkeydown = (event) => {
    if (event.key === 'Escape') leave();
    // Where a closed select changes with each arrow, the first would be the choice.
    if (/^Arrow(?:Up|Down)$/.test(event.key) && event.target === select && !event.altKey) event.preventDefault();
  };
  return true;
}
