import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import classes from './Shell.module.css';

/** The header and the footer around a public page. */
export function Shell() {
  const busy = useNavigation().state === 'loading';
  const main = useFadeIn();
  return (
    <div className={classes.shell}>
      <Header />
      {busy && <div className={classes.progress} />}
      <main id="main" ref={main} tabIndex={-1} className={classes.main} aria-busy={busy || undefined}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

/** Fades the next page in. During a view transition, the header's buttons would miss clicks. */
function useFadeIn() {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);
  const element = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate({ opacity: [0, 1] }, { duration: 150, easing: 'ease-out' });
  }, [pathname]);

  return element;
}
