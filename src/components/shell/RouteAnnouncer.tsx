import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation in the browser, announces the new title to screen readers.
 * If the URL has no fragment, the main heading gets the focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const previousPathname = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    // The effects of the page set the title.
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
