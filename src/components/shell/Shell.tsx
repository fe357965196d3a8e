import { Outlet, useNavigation } from 'react-router-dom';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import classes from './Shell.module.css';

/** The header and the footer around a public page. */
export function Shell() {
  const busy = useNavigation().state === 'loading';
  return (
    <div className={classes.shell}>
      <Header />
      {busy && <div className={classes.progress} />}
      <main id="main" tabIndex={-1} className={classes.main} aria-busy={busy || undefined}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
