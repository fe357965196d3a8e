import { Outlet, ScrollRestoration } from 'react-router-dom';
import { frame } from '../../content/navigation.ts';
import classes from './Frame.module.css';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** Around every page, staff's too: skip link, announcement and scroll position of navigations. */
export function Frame() {
  return (
    <>
      <a className={classes.skip} href="#main">
        {frame.skip}
      </a>
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
