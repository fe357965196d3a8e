import { Navigate, useLocation } from 'react-router-dom';
import { staffTitles } from '../../content/staff/titles.ts';
import { LoginForm } from '../../forms/login/LoginForm.tsx';
import { readArrival } from '../../admin/arrival.ts';
import styles from './Login.page.module.css';
import { openSession, useLoggedIn } from '../../admin/session.ts';

/** Staff's login. Whoever was sent here goes back to where they were. */
export function Component() {
  const { notice, from } = readArrival(useLocation().state);

  if (useLoggedIn()) return <Navigate to={from} replace />;

  return (
    <div className={styles.card}>
      <h1>{staffTitles.login}</h1>
      <LoginForm notice={notice} onLoggedIn={openSession} />
    </div>
  );
}
