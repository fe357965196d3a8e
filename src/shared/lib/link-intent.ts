/** How long a pointer must rest on a link, in milliseconds. */
const restMs = 65;

/**
 * Reports the first time that a link to another page of the site is focused, touched or hovered,
 * unless the browser is offline.
 */
export function onLinkIntent(report: (url: URL) => void): void {
  const reported = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const consider = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (reported.has(link.pathname) || !navigator.onLine) return;
    reported.add(link.pathname);
    report(new URL(link.href));
  };
  const atOnce = ({ target }: Event) => consider(target);
  const onceRested = ({ target }: Event) => {
    clearTimeout(resting);
    resting = setTimeout(() => consider(target), restMs);
  };

  const listeners = { pointerover: onceRested, focusin: atOnce, touchstart: atOnce };
  for (const [event, listener] of Object.entries(listeners)) document.addEventListener(event, listener, { passive: true });
}
