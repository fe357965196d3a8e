import { IconArrowLeft } from '@tabler/icons-react';
import { Link, Outlet } from 'react-router-dom';
import { StaffReportProvider } from './use-report.tsx';
import { ColorSchemeSwitch } from '../../site/components/header/ColorSchemeSwitch.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { paths } from '../../paths.ts';
import styles from './AdminLayout.module.css';

export function Component() {
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.inner}>
          <Link className={styles.back} to={paths.home}>
            <IconArrowLeft size={18} aria-hidden />
            {dashboardTexts.back}
          </Link>
          <ColorSchemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <StaffReportProvider>
          <Outlet />
        </StaffReportProvider>
      </main>
    </>
  );
}
