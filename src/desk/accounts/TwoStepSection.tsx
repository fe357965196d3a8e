import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { type Account, type AuthenticatorSecret, passwordConfirmation } from '#rooms/accounts/contract/login.ts';
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

const sectionTexts = accountTexts.twoStep;

type Step =
  | { name: 'state' | 'turning off' | 'renewing codes' }
  | { name: 'turning on'; setupOver?: boolean }
  | { name: 'setup'; setup: AuthenticatorSecret & { challenge: string } }
  | { name: 'recovery codes'; codes: string[] };

/** The steps that ask for the current password. */
const confirmations: Partial<Record<Step['name'], { label: string; hint: string }>> = {
  'turning on': { label: sectionTexts.continue, hint: sectionTexts.passwordHint },
  'turning off': { label: sectionTexts.turnOff, hint: sectionTexts.passwordHint },
  'renewing codes': { label: sectionTexts.renewCodes, hint: sectionTexts.renewHint },
};

type Props = {
  account: Account;
  onChange: (change: Pick<Account, 'twoStep' | 'recoveryCodesLeft'>) => void;
};

export function TwoStepSection({ account, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>({ name: 'state' });

  const backToState = () => {
    setStep({ name: 'state' });
    focusWithoutScroll(heading.current);
  };

  const begin = async (password: string) => {
    const { data } = await adminCall(accountEndpoints.beginTwoStep, { body: { password } });
    setStep({ name: 'setup', setup: data });
  };

  const showCodes = (codes: string[]) => {
    setStep({ name: 'recovery codes', codes });
    onChange({ twoStep: true, recoveryCodesLeft: codes.length });
  };

  const confirm = async (challenge: string, code: string) => {
    try {
      const { data } = await adminCall(accountEndpoints.confirmTwoStep, { body: { challenge, code } });
      showCodes(data.recoveryCodes);
    } catch (error) {
      if (!isRefusal(error, yourAccountTexts.setupOver)) throw error;
      setStep({ name: 'turning on', setupOver: true });
    }
  };

  const renewCodes = async (password: string) => {
    const { data } = await adminCall(accountEndpoints.renewRecoveryCodes, { body: { password } });
    showCodes(data.recoveryCodes);
  };

  const disable = async (password: string) => {
    await adminCall(accountEndpoints.disableTwoStep, { body: { password } });
    onChange({ twoStep: false, recoveryCodesLeft: 0 });
    backToState();
  };

  const confirmation = confirmations[step.name];
  const confirmed = ({ password }: { password: string }) => {
    if (step.name === 'turning on') return begin(password);
    return step.name === 'turning off' ? disable(password) : renewCodes(password);
  };

  return (
    <PageSection heading={sectionTexts.heading} hint={sectionTexts.hint} headingRef={heading}>
      <p role="status">{stateText(account)}</p>
      {step.name === 'state' && <StateButtons account={account} onPress={setStep} />}
      {step.name === 'turning on' && step.setupOver && <Notice kind="error">{yourAccountTexts.setupOver}</Notice>}
      {confirmation && (
        <PasswordForm
          username={account.username}
          schema={passwordConfirmation}
          fields={[{ name: 'password', ...currentPassword, description: confirmation.hint, autoFocus: true }]}
          failed={yourAccountTexts.changeTwoStepFailed}
          texts={{ submit: confirmation.label, submitting: sectionTexts.working }}
          send={confirmed}
          onCancel={backToState}
        />
      )}
      {step.name === 'setup' && (
        <>
          <AuthenticatorSetup {...step.setup} />
          <CodeForm
            texts={{ submit: sectionTexts.turnOn, submitting: sectionTexts.working }}
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

const hasFewCodes = ({ recoveryCodesLeft }: Account) => recoveryCodesLeft <= limits.recoveryCodesFew;

function stateText(account: Account): string {
  if (!account.twoStep) return sectionTexts.off;
  const sentences = [sectionTexts.on, sectionTexts.codesLeft(account.recoveryCodesLeft)];
  if (hasFewCodes(account)) sentences.push(sectionTexts.fewCodes);
  if (account.twoStepRequired) sentences.push(sectionTexts.required);
  return sentences.join(' ');
}

function StateButtons({ account, onPress }: { account: Account; onPress: (step: Step) => void }) {
  if (!account.twoStep) return <Button onClick={() => onPress({ name: 'turning on' })}>{sectionTexts.turnOn}</Button>;
  return (
    <div className="row">
      <Button variant={hasFewCodes(account) ? 'filled' : 'default'} onClick={() => onPress({ name: 'renewing codes' })}>
        {sectionTexts.renewCodes}
      </Button>
      {!account.twoStepRequired && (
        <Button variant="default" onClick={() => onPress({ name: 'turning off' })}>
          {sectionTexts.turnOff}
        </Button>
      )}
    </div>
  );
}
