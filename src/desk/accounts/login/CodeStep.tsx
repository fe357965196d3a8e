import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod/mini';
import { accountEndpoints, codeInput, type codeNeeded, type Session } from '#rooms/accounts/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { loginTexts } from '../../../shared/texts/form-texts.ts';
import { twoStepTexts } from '../two-step-texts.ts';
import { FailureNotice } from '../../../shared/forms/FailureNotice.tsx';
import formStyles from '../../../shared/forms/Form.module.css';
import { SubmitButton, type SubmitTexts } from '../../../shared/forms/SubmitButton.tsx';
import { useForm, validator } from '../../../shared/forms/use-form.ts';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { call } from '../../../shared/lib/api.ts';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import { isRefusal, loginError, showAtField } from './refusal.ts';
import styles from './Login.module.css';

export type CodeNeeded = z.infer<typeof codeNeeded>;

type StepProps = {
  needed: CodeNeeded;
  onLoggedIn: (session: Session) => void;
  /** @param challengeOver after too long or too many wrong codes */
  onBack: (challengeOver: boolean) => void;
};

/** The second step of the login. An account without an authenticator app sets one up. */
export function CodeStep({ needed: { error: instruction, challenge, setup }, onLoggedIn, onBack }: StepProps) {
  const send = async (code: string) => {
    try {
      onLoggedIn((await call(accountEndpoints.loginCode, { body: { challenge, code } })).data);
    } catch (error) {
      if (!isRefusal(error, staffTexts.challengeOver)) throw loginError(error);
      onBack(true);
    }
  };

  return (
    <div className={styles.step}>
      <h2>{setup ? twoStepTexts.setupHeading : twoStepTexts.heading}</h2>
      <p>{instruction}.</p>
      {setup && <AuthenticatorSetup {...setup} />}
      <CodeForm recovery={!setup} texts={loginTexts} back={twoStepTexts.back} send={send} onBack={() => onBack(false)} />
    </div>
  );
}

const schema = z.pick(codeInput, { code: true });

type FormProps = {
  /** Whether a recovery code is accepted too. */
  recovery?: boolean;
  texts: SubmitTexts;
  back: string;
  send: (code: string) => Promise<void>;
  onBack: () => void;
};

export function CodeForm({ recovery = false, texts: submitTexts, back, send, onBack }: FormProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: validator(schema),
  });
  const submission = useSubmission(({ code }: { code: string }) =>
    send(code).catch((error: unknown) => showAtField(form, error, [{ name: 'code', errors: [staffTexts.wrongCode] }])),
  );

  const changeKind = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    form.reset();
    submission.clearFailure();
  };

  return (
    <form className={formStyles.form} onSubmit={form.onSubmit(submission.submit)} noValidate>
      <div className={styles.code}>
        <TextInput
          {...form.getInputProps('code')}
          key={`${kind} ${form.key('code')}`}
          // During the setup of an app, the instructions have the focus.
          autoFocus={recovery}
          readOnly={submission.sending}
          label={twoStepTexts[kind].label}
          description={twoStepTexts[kind].hint}
          required
          withAsterisk={false}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        {recovery && (
          <UnstyledButton className={styles.other} onClick={changeKind}>
            {twoStepTexts[kind].other}
          </UnstyledButton>
        )}
      </div>
      {submission.failure && <FailureNotice error={submission.failure.error} failed={staffTexts.codeFailed} />}
      <div className={formStyles.actions}>
        <Button variant="default" onClick={onBack}>
          {back}
        </Button>
        <SubmitButton sending={submission.sending} texts={submitTexts} />
      </div>
    </form>
  );
}
