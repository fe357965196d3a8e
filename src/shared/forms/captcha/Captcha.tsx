import { TextInput, UnstyledButton } from '@mantine/core';
import { useImperativeHandle, useState } from 'react';
import { captchaEndpoints, codeDigits, codePrefix, type CodeRecipient } from '#rooms/platform/contract/captcha-code.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { ApiError, call } from '../../lib/api.ts';
import { env } from '../../lib/env.ts';
import { codeTexts } from '../../texts/code-texts.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { useSubmission } from '../use-submission.ts';
import styles from './Captcha.module.css';
import { type CaptchaProps, Recaptcha } from './Recaptcha.tsx';

/** reCAPTCHA, or a code by email if the site sends email. */
export function Captcha(props: CaptchaProps) {
  const { ref, onChange, error, codeRecipient, 'data-path': path } = props;
  /** `to` is blank if only the server knows the address. */
  const [sent, setSent] = useState<{ challenge: string; to: string }>();
  const [digits, setDigits] = useState('');
  const [isRefused, setRefused] = useState(false);

  const enter = (text: string, isWrong = false) => {
    const entered = text.replaceAll(/\D/g, '').slice(0, codeDigits);
    setDigits(entered);
    setRefused(isWrong);
    onChange(entered.length === codeDigits ? `${codePrefix}${sent?.challenge}.${entered}` : '');
  };
  const close = () => {
    enter('');
    setSent(undefined);
  };

  const { submit, sending, failure } = useSubmission(async (recipient: CodeRecipient | undefined) => {
    if (!recipient) return;
    const { data } = await call(captchaEndpoints.requestCaptchaCode, { body: recipient });
    setSent({ challenge: data.challenge, to: recipient.email ?? '' });
  });

  useImperativeHandle(sent ? ref : undefined, () => ({
    reset: (problem) => {
      if (problem === undefined) close();
      // After any other refusal, the code still works. The login says more about its own.
      else if (problem instanceof ApiError && problem.text?.startsWith(texts.captchaRefused)) enter('', true);
    },
  }));

  return (
    <div className={styles.field}>
      {sent ? (
        <TextInput
          autoFocus
          label={codeTexts.label}
          description={codeTexts.sent(sent.to)}
          error={error ?? (isRefused && codeTexts.refused)}
          value={digits}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          data-path={path}
        />
      ) : (
        <Recaptcha {...props} />
      )}
      {env.sendsMail && codeRecipient && (
        <div className={styles.code}>
          {failure && <FailureNotice error={failure.error} failed={codeTexts.failed} />}
          <UnstyledButton className={styles.way} onClick={sent ? close : () => void submit(codeRecipient())}>
            {sent ? codeTexts.back : sending ? codeTexts.sending : codeTexts.get}
          </UnstyledButton>
        </div>
      )}
    </div>
  );
}
