import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { logOut } from '../session/admin-call.ts';
import { Rail } from './Rail.tsx';
import styles from './Shell.module.css';
import { StaffArea } from './StaffArea.tsx';
import { useStaffReport } from './report.tsx';

/** The frame of all pages for people who are logged in. */
export function Component() {
  const [loggingOut, setLoggingOut] = useState(false);
  const { clear } = useStaffReport();

  const leave = async () => {
    setLoggingOut(true);
    await logOut();
    clear();
  };

  return (
    <StaffArea loggingOut={loggingOut}>
      <div className={styles.shell}>
        <Rail onLogOut={() => void leave()} />
        <main id="main" tabIndex={-1} className={`${styles.main} wraps`}>
          <Outlet />
        </main>
      </div>
    </StaffArea>
  );
}
