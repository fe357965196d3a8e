import { IconArrowLeft } from '@tabler/icons-react';
import { Link, Outlet } from 'react-router-dom';
import { ColorSchemeSwitch } from '../../site/components/header/ColorSchemeSwitch.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { paths } from '../../paths.ts';
import styles from './LoginLayout.module.css';

/** The frame of pages for people who are not logged in. */
export function Component() {
  return (
    <>
      <header className={styles.bar}>
        <Link className={styles.back} to={paths.home}>
          <IconArrowLeft size={18} aria-hidden />
          {dashboardTexts.back}
        </Link>
        <ColorSchemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
