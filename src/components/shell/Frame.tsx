import { Outlet, ScrollRestoration } from 'react-router-dom';
import { frameTexts } from '../../content/navigation.ts';
import classes from './Frame.module.css';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** The skip link, the announcer and the scroll restoration around every route. */
export function Frame() {
  return (
    <>
      <a className={classes.skip} href="#main">
        {frameTexts.skip}
      </a>
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
