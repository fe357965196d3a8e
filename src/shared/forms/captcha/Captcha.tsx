import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { env } from '../../lib/env.ts';
import styles from './Captcha.module.css';
import type { CodeByEmail } from './CodeByEmail.tsx';
import { type CaptchaProps, Recaptcha } from './Recaptcha.tsx';

/** If its script cannot be loaded, there is only the captcha. */
const OfferedCode = lazy<ComponentType<ComponentProps<typeof CodeByEmail>>>(() =>
  import('./CodeByEmail.tsx').then(
    (module) => ({ default: module.CodeByEmail }),
    () => ({ default: () => null }),
  ),
);

/** reCAPTCHA, or a code by email if the site sends email. */
export function Captcha({ codeRecipient, ...props }: CaptchaProps) {
  const [isByEmail, setByEmail] = useState(false);
  return (
    <div className={styles.field}>
      {!isByEmail && <Recaptcha {...props} />}
      {env.sendsMail && codeRecipient && (
        <div className={styles.code}>
          {props.isTouched && (
            <Suspense>
              <OfferedCode {...props} codeRecipient={codeRecipient} isOpen={isByEmail} onOpen={setByEmail} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
