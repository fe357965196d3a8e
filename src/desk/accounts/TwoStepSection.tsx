import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { type Account, accountEndpoints, type AuthenticatorSecret, passwordConfirmation } from '#rooms/accounts/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { accountTexts } from './account-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { PageSection } from '../shell/PageSection.tsx';
import { twoStepTexts } from './two-step-texts.ts';
import { isRefusal } from './login/refusal.ts';
import { AuthenticatorSetup } from './login/AuthenticatorSetup.tsx';
import { CodeForm } from './login/CodeStep.tsx';
import { RecoveryCodes } from './login/RecoveryCodes.tsx';
import { focusWithoutScroll } from '../../shared/lib/focus.ts';
import { adminCall } from '../session/admin-call.ts';
import { currentPassword, PasswordForm } from './PasswordForm.tsx';

const texts = accountTexts.twoStep;

type Step =
  | { name: 'state' }
  /** It asks for the current password. */
  | { name: 'confirmation'; label: string; hint?: string; error?: string; send: (body: { password: string }) => Promise<void> }
  | { name: 'setup'; setup: AuthenticatorSecret & { challenge: string } }
  | { name: 'recovery codes'; codes: string[] };

type Props = {
  account: Account;
  onChange: (change: Pick<Account, 'twoStep' | 'recoveryCodesLeft'>) => void;
};

export function TwoStepSection({ account: { username, twoStep, twoStepRequired, recoveryCodesLeft }, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>({ name: 'state' });
  const hasFewCodes = recoveryCodesLeft <= limits.recoveryCodesFew;
  const state = twoStep
    ? [texts.on, texts.codesLeft(recoveryCodesLeft), hasFewCodes && texts.fewCodes, twoStepRequired && texts.required]
    : [texts.off];

  const backToState = () => {
    setStep({ name: 'state' });
    focusWithoutScroll(heading.current);
  };

  const showCodes = (codes: string[]) => {
    setStep({ name: 'recovery codes', codes });
    onChange({ twoStep: true, recoveryCodesLeft: codes.length });
  };

  const turningOn = (error?: string): Step => ({
    name: 'confirmation',
    label: texts.continue,
    error,
    send: async (body) => setStep({ name: 'setup', setup: (await adminCall(accountEndpoints.beginTwoStep, { body })).data }),
  });

  const turningOff: Step = {
    name: 'confirmation',
    label: texts.turnOff,
    send: async (body) => {
      await adminCall(accountEndpoints.disableTwoStep, { body });
      onChange({ twoStep: false, recoveryCodesLeft: 0 });
      backToState();
    },
  };

  const renewingCodes: Step = {
    name: 'confirmation',
    label: texts.renewCodes,
    hint: texts.renewHint,
    send: async (body) => showCodes((await adminCall(accountEndpoints.renewRecoveryCodes, { body })).data.recoveryCodes),
  };

  const confirm = async (challenge: string, code: string) => {
    try {
      showCodes((await adminCall(accountEndpoints.confirmTwoStep, { body: { challenge, code } })).data.recoveryCodes);
    } catch (error) {
      if (!isRefusal(error, yourAccountTexts.setupOver)) throw error;
      setStep(turningOn(yourAccountTexts.setupOver));
    }
  };

  return (
    <PageSection heading={texts.heading} hint={texts.hint} headingRef={heading}>
      <p role="status">{state.filter(Boolean).join(' ')}</p>
      {step.name === 'state' && !twoStep && <Button onClick={() => setStep(turningOn())}>{texts.turnOn}</Button>}
      {step.name === 'state' && twoStep && (
        <div className="row">
          <Button variant={hasFewCodes ? 'filled' : 'default'} onClick={() => setStep(renewingCodes)}>
            {texts.renewCodes}
          </Button>
          {!twoStepRequired && (
            <Button variant="default" onClick={() => setStep(turningOff)}>
              {texts.turnOff}
            </Button>
          )}
        </div>
      )}
      {step.name === 'confirmation' && (
        <>
          {step.error && <Notice kind="error">{step.error}</Notice>}
          <PasswordForm
            username={username}
            schema={passwordConfirmation}
            fields={[{ name: 'password', ...currentPassword, description: step.hint ?? texts.passwordHint, autoFocus: true }]}
            failed={yourAccountTexts.changeTwoStepFailed}
            texts={{ submit: step.label, submitting: texts.working }}
            send={step.send}
            onCancel={backToState}
          />
        </>
      )}
      {step.name === 'setup' && (
        <>
          <AuthenticatorSetup {...step.setup} />
          <CodeForm
            texts={{ submit: texts.turnOn, submitting: texts.working }}
            back={dashboardTexts.cancel}
            send={(code) => confirm(step.setup.challenge, code)}
            onBack={backToState}
          />
        </>
      )}
      {step.name === 'recovery codes' && (
        <RecoveryCodes codes={step.codes} heading="h3" next={twoStepTexts.recoveryCodes.done} onNext={backToState} />
      )}
    </PageSection>
  );
}
