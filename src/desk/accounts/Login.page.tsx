import { Button } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Session } from '#rooms/accounts/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { StaffHead } from '../shell/StaffHead.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { type LoginState, openSession, useLoggedIn } from '../session/session.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { staffTitles } from '../shell/titles-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { forgottenTexts } from './account-texts.ts';
import { type CodeNeeded, CodeStep } from './login/CodeStep.tsx';
import { CredentialsForm } from './login/CredentialsForm.tsx';
import styles from './login/Login.module.css';
import { RecoveryCodes } from './login/RecoveryCodes.tsx';
import { twoStepTexts } from './two-step-texts.ts';

const Forgotten = lazyPart(async () => (await import('./Invitation.page.tsx')).Forgotten);

type Step =
  | { name: 'credentials'; username?: string; challengeOver?: boolean }
  | { name: 'forgotten' }
  | { name: 'code'; username: string; needed: CodeNeeded }
  | { name: 'recovery codes'; session: Session; codes: string[] };

/** The login of staff: credentials, and perhaps a code. It leads back to the page that required it. */
export function Component() {
  const { notice, from = adminPaths.dashboard } = (useLocation().state ?? {}) as LoginState;
  const [step, setStep] = useState<Step>({ name: 'credentials' });

  if (useLoggedIn()) return <Navigate to={from} replace />;

  const finish = (session: Session) => {
    const { recoveryCodes: codes } = session;
    if (codes) setStep({ name: 'recovery codes', session, codes });
    else openSession(session);
  };

  return (
    <div className={styles.card}>
      <StaffHead title={staffTitles.login} />
      <h1>{staffTitles.login}</h1>
      {step.name === 'credentials' && (
        <>
          {step.challengeOver ? <Notice kind="error">{staffTexts.challengeOver}</Notice> : notice && <Notice kind="info">{notice}</Notice>}
          <CredentialsForm
            username={step.username}
            onLoggedIn={finish}
            onCodeNeeded={(needed, username) => setStep({ name: 'code', needed, username })}
          />
          <Button variant="subtle" size="sm" onClick={() => setStep({ name: 'forgotten' })}>
            {forgottenTexts.open}
          </Button>
        </>
      )}
      {step.name === 'forgotten' && <Forgotten onBack={() => setStep({ name: 'credentials' })} />}
      {step.name === 'code' && (
        <CodeStep
          needed={step.needed}
          onLoggedIn={finish}
          onBack={(challengeOver) => setStep({ name: 'credentials', username: step.username, challengeOver })}
        />
      )}
      {step.name === 'recovery codes' && (
        <RecoveryCodes
          codes={step.codes}
          heading="h2"
          next={twoStepTexts.recoveryCodes.continue}
          onNext={() => openSession(step.session)}
        />
      )}
    </div>
  );
}
