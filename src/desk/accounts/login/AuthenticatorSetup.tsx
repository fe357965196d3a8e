import { useCallback } from 'react';
import type { AuthenticatorSecret } from '#rooms/accounts/contract/endpoints.ts';
import { twoStepTexts } from '../two-step-texts.ts';
import { focusOnMount } from '../../../shared/lib/focus.ts';
import { useLoad } from '../../../shared/lib/use-load.ts';
import { CopyButton } from './RecoveryCodes.tsx';
import styles from './Login.module.css';

export function AuthenticatorSetup({ secret, uri }: AuthenticatorSecret) {
  return (
    <div className={styles.setup}>
      <p ref={focusOnMount} tabIndex={-1}>
        {twoStepTexts.scan}
      </p>
      <QrCode text={uri} />
      <p>{twoStepTexts.key}</p>
      <div className={`row ${styles.key}`}>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} />
      </div>
    </div>
  );
}

/** A text as a QR code, drawn in the browser by a library that is loaded on use. */
function QrCode({ text }: { text: string }) {
  const draw = useCallback(async () => {
    const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const { state } = useLoad(draw);

  return (
    <div className={styles.qrCode}>
      {state.status === 'failed' && <p role="alert">{twoStepTexts.qrCodeFailed}</p>}
      {state.status === 'ready' && (
        <svg role="img" aria-label={twoStepTexts.qrCode} viewBox={`0 0 ${state.data.size} ${state.data.size}`} shapeRendering="crispEdges">
          <path d={state.data.path} />
        </svg>
      )}
    </div>
  );
}
