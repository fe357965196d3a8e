import type { MouseEvent } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { frameTexts } from '../../content/navigation.ts';
import classes from './Frame.module.css';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** The skip link, the announcer and the scroll restoration around every route. */
export function Frame() {
  return (
    <>
      <a className={classes.skip} href="#main" onClick={skipToMain}>
        {frameTexts.skip}
      </a>
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}

/** Does not change the URL, because its fragment is the token on a page that a mail links to. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}
