export function headingAround(element: Element): HTMLElement | null {
  return element.closest('section')?.querySelector('h2') ?? null;
}
