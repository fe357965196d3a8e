import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Account, AuthenticatorSecret } from '#contract/login.ts';
import { messages } from '#contract/messages.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { accountCopy } from '../../content/account-copy.ts';
import { adminCopy } from '../../content/admin-copy.ts';
import { twoStepCopy } from '../../content/two-step-copy.ts';
import { isRefusal } from '../../forms/staff/refusal.ts';
import { AuthenticatorSetup } from '../../forms/two-step/AuthenticatorSetup.tsx';
import { CodeForm } from '../../forms/two-step/CodeForm.tsx';
import { RecoveryCodes } from '../../forms/two-step/RecoveryCodes.tsx';
import { giveFocus } from '../../lib/focus-heir.ts';
import { adminCall } from '../admin-call.ts';
import { AccountSection } from './AccountSection.tsx';
import { ConfirmPassword } from './ConfirmPassword.tsx';

const copy = accountCopy.twoStep;

type Step =
  | { name: 'state' | 'turning off' }
  | { name: 'turning on'; over?: boolean }
  | { name: 'setup'; setup: AuthenticatorSecret & { challenge: string } }
  | { name: 'recovery codes'; codes: string[] };

type Props = {
  account: Account;
  onChange: (change: Pick<Account, 'twoStep' | 'recoveryCodesLeft'>) => void;
};

/** Whether the login asks for a code, and the steps to turn that on and off. */
export function TwoStepSection({ account, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>({ name: 'state' });

  const backToState = () => {
    setStep({ name: 'state' });
    giveFocus(heading.current);
  };

  const begin = async (password: string) => {
    const { data } = await adminCall(endpoints.beginTwoStep, { body: { password } });
    setStep({ name: 'setup', setup: data });
  };

  const confirm = async (challenge: string, code: string) => {
    try {
      const { data } = await adminCall(endpoints.confirmTwoStep, { body: { challenge, code } });
      setStep({ name: 'recovery codes', codes: data.recoveryCodes });
      onChange({ twoStep: true, recoveryCodesLeft: data.recoveryCodes.length });
    } catch (error) {
      if (!isRefusal(error, messages.setupOver)) throw error;
      setStep({ name: 'turning on', over: true });
    }
  };

  const disable = async (password: string) => {
    await adminCall(endpoints.disableTwoStep, { body: { password } });
    onChange({ twoStep: false, recoveryCodesLeft: 0 });
    backToState();
  };

  return (
    <AccountSection heading={copy.heading} hint={copy.hint} headingRef={heading}>
      <p role="status">
        {account.twoStep ? `${copy.on} ${copy.codesLeft(account.recoveryCodesLeft)}` : copy.off}{' '}
        {account.twoStep && account.twoStepRequired && copy.required}
      </p>
      {step.name === 'state' && <StateButton account={account} onPress={setStep} />}
      {step.name === 'turning on' && (
        <>
          {step.over && <Notice kind="error">{messages.setupOver}</Notice>}
          <ConfirmPassword
            username={account.username}
            submit={copy.continue}
            send={begin}
            onCancel={backToState}
          />
        </>
      )}
      {step.name === 'turning off' && (
        <ConfirmPassword username={account.username} submit={copy.turnOff} send={disable} onCancel={backToState} />
      )}
      {step.name === 'setup' && (
        <>
          <AuthenticatorSetup {...step.setup} />
          <CodeForm
            submit={copy.turnOn}
            submitting={copy.working}
            back={adminCopy.cancel}
            send={(code) => confirm(step.setup.challenge, code)}
            onBack={backToState}
          />
        </>
      )}
      {step.name === 'recovery codes' && (
        <RecoveryCodes codes={step.codes} heading="h3" next={twoStepCopy.recoveryCodes.done} onNext={backToState} />
      )}
    </AccountSection>
  );
}

function StateButton({ account, onPress }: { account: Account; onPress: (step: Step) => void }) {
  if (!account.twoStep) return <Button onClick={() => onPress({ name: 'turning on' })}>{copy.turnOn}</Button>;
  if (account.twoStepRequired) return null;
  return (
    <Button variant="default" onClick={() => onPress({ name: 'turning off' })}>
      {copy.turnOff}
    </Button>
  );
}
