import { useDidUpdate } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation in the browser, announces the new title to screen readers.
 * If the URL has no fragment, the main heading gets the focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');

  useDidUpdate(() => {
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (heading && !hash) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, [pathname]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {title}
    </div>
  );
}
