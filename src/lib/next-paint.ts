/** @returns what lasts until the browser has painted what was changed just now; in a page that nobody sees, until it is seen */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
