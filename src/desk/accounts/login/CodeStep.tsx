import type { z } from 'zod/mini';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { codeNeeded, Session } from '#rooms/accounts/contract/login.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { loginTexts } from '../../../shared/texts/form-texts.ts';
import { twoStepTexts } from '../two-step-texts.ts';
import { call } from '../../../shared/lib/api.ts';
import { isRefusal } from './refusal.ts';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './TwoStep.module.css';

export type CodeNeeded = z.infer<typeof codeNeeded>;

type Props = {
  needed: CodeNeeded;
  onLoggedIn: (session: Session) => void;
  onBack: () => void;
  /** Called when the login must start again, after too long or too many wrong codes. */
  onChallengeOver: () => void;
};

/** The second step of the login. An account without an authenticator app sets one up. */
export function CodeStep({ needed: { error: instruction, challenge, setup }, onLoggedIn, onBack, onChallengeOver }: Props) {
  const send = async (code: string) => {
    try {
      onLoggedIn((await call(accountEndpoints.loginCode, { body: { challenge, code } })).data);
    } catch (error) {
      if (!isRefusal(error, staffTexts.challengeOver)) throw error;
      onChallengeOver();
    }
  };

  return (
    <div className={styles.step}>
      <h2>{setup ? twoStepTexts.setupHeading : twoStepTexts.heading}</h2>
      <p>{instruction}.</p>
      {setup && <AuthenticatorSetup {...setup} />}
      <CodeForm recovery={!setup} texts={loginTexts} back={twoStepTexts.back} send={send} onBack={onBack} />
    </div>
  );
}
