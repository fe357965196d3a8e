import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation without a page load, does what a page load would: says the new page's title to screen readers and
 * puts the focus on its main heading. The first page is the browser's own affair.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The title is set by the page's own effects, some of which run after this one.
    const frame = requestAnimationFrame(() => setTitle(document.title));
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (heading && !hash) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {title}
    </div>
  );
}
