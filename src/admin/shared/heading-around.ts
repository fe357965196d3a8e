/** @returns the heading of the section or the dialog around an element */
export function headingAround(element: Element): HTMLElement | null {
  return element.closest('section')?.querySelector('h2') ?? null;
}
