import { Navigate, useLocation } from 'react-router-dom';
import { StaffHead } from '../../shared/components/head/StaffHead.tsx';
import { staffTitles } from '../shell/titles-texts.ts';
import { LoginForm } from './login/LoginForm.tsx';
import { readLoginState } from '../session/login-state.ts';
import styles from './Login.page.module.css';
import { openSession, useLoggedIn } from '../session/session.ts';

/** The login of staff. It leads back to the page that required it. */
export function Component() {
  const { notice, from } = readLoginState(useLocation().state);

  if (useLoggedIn()) return <Navigate to={from} replace />;

  return (
    <div className={styles.card}>
      <StaffHead title={staffTitles.login} />
      <h1>{staffTitles.login}</h1>
      <LoginForm notice={notice} onLoggedIn={openSession} />
    </div>
  );
}
