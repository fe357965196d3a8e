/** Resolves after the next paint. The timer is needed because the browser paints after the callback of an animation frame. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
