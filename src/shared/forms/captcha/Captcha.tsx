import { useState } from 'react';
import { env } from '../../lib/env.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import styles from './Captcha.module.css';
import type { SentCode } from './CodeByEmail.tsx';
import { type CaptchaProps, Recaptcha } from './Recaptcha.tsx';

/** If its script cannot be loaded, there is only the captcha. */
const CodeByEmail = optionalPart(async () => (await import('./CodeByEmail.tsx')).CodeByEmail);

/** reCAPTCHA, or a code by email if the site sends email. */
export function Captcha(props: CaptchaProps) {
  const [sent, setSent] = useState<SentCode>();
  return (
    <div className={styles.field}>
      {!sent && <Recaptcha {...props} />}
      {env.sendsMail && props.codeRecipient && (
        <div className={styles.code}>{props.isTouched && <CodeByEmail {...props} sent={sent} onSent={setSent} />}</div>
      )}
    </div>
  );
}
