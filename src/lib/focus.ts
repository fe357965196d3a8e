/** Moves the focus to the first of these elements in document order. */
export function focusFirst(nodes: readonly (HTMLElement | null)[]): void {
  const [first] = nodes
    .filter((node) => node !== null)
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}

export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
