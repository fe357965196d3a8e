import { Outlet, ScrollRestoration } from 'react-router-dom';
import { frame } from '../../content/navigation.ts';
import classes from './Frame.module.css';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

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
