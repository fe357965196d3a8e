import { useState } from 'react';
import type { Session } from '#rooms/accounts/contract/login.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { Notice } from '../../../shared/components/notice/Notice.tsx';
import { twoStepTexts } from '../two-step-texts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type CodeNeeded, CodeStep } from './CodeStep.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';

type Step =
  | { name: 'credentials'; username?: string; challengeOver?: boolean }
  | { name: 'code'; username: string; needed: CodeNeeded }
  | { name: 'recovery codes'; session: Session; codes: string[] };

type Props = {
  notice?: string;
  onLoggedIn: (session: Session) => void;
};

/** The login of staff: the credentials, and a code if the account or the site requires one. */
export function LoginForm({ notice, onLoggedIn }: Props) {
  const [step, setStep] = useState<Step>({ name: 'credentials' });

  const finish = (session: Session) => {
    const { recoveryCodes: codes } = session;
    if (codes) setStep({ name: 'recovery codes', session, codes });
    else onLoggedIn(session);
  };

  if (step.name === 'recovery codes') {
    return (
      <RecoveryCodes codes={step.codes} heading="h2" next={twoStepTexts.recoveryCodes.continue} onNext={() => onLoggedIn(step.session)} />
    );
  }
  if (step.name === 'code') {
    const { username } = step;
    return (
      <CodeStep
        needed={step.needed}
        onLoggedIn={finish}
        onBack={() => setStep({ name: 'credentials', username })}
        onChallengeOver={() => setStep({ name: 'credentials', username, challengeOver: true })}
      />
    );
  }
  return (
    <>
      {step.challengeOver ? <Notice kind="error">{staffTexts.challengeOver}</Notice> : notice && <Notice kind="info">{notice}</Notice>}
      <CredentialsForm
        username={step.username}
        onLoggedIn={finish}
        onCodeNeeded={(needed, username) => setStep({ name: 'code', needed, username })}
      />
    </>
  );
}
