/** Moves the focus to whichever of these stands first in the document. Absent ones are passed over. */
export function focusFirst(nodes: readonly (HTMLElement | null)[]): void {
  const [first] = nodes
    .filter((node) => node !== null)
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}

/** An element's ref: gives it the focus when it appears. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
