/** @returns the heading of the section around an element, or else the page's main heading */
export function headingAround(element: Element): HTMLElement | null {
  return element.closest('section')?.querySelector('h2') ?? document.querySelector('h1');
}
