import type { AuthenticatorSecret } from '#rooms/accounts/contract/login.ts';
import { twoStepTexts } from '../two-step-texts.ts';
import { focusOnMount } from '../../../shared/lib/focus.ts';
import { CopyButton } from './CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './TwoStep.module.css';

export function AuthenticatorSetup({ secret, uri }: AuthenticatorSecret) {
  return (
    <div className={styles.setup}>
      <p ref={focusOnMount} tabIndex={-1}>
        {twoStepTexts.scan}
      </p>
      <QrCode text={uri} />
      <p>{twoStepTexts.key}</p>
      <div className={styles.key}>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} />
      </div>
    </div>
  );
}
