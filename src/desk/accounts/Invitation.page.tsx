import { Navigate, useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { StaffHead } from '../../shared/components/head/StaffHead.tsx';
import { acceptTexts } from './team-texts.ts';
import { staffTitles } from '../shell/titles-texts.ts';
import { InvitationForm } from './login/InvitationForm.tsx';
import { tokenIn } from '../../shared/lib/link-token.ts';
import { adminPaths } from '../../admin-paths.ts';
import styles from './Login.page.module.css';

const linkState = z.catch(z.object({ token: z.string() }), { token: '' });

/** Creates an account. The address bar loses the token at once; a reload finds it in the state. */
export function Component() {
  const location = useLocation();
  const inAddress = tokenIn(location.hash.slice(1));
  if (inAddress !== '') return <Navigate to={adminPaths.invitation} state={{ token: inAddress }} replace />;
  const { token } = linkState.parse(location.state);

  return (
    <div className={styles.card}>
      <StaffHead title={staffTitles.invitation} />
      <h1>{acceptTexts.heading}</h1>
      {token === '' ? <Notice kind="error">{acceptTexts.incomplete}</Notice> : <InvitationForm token={token} />}
    </div>
  );
}
