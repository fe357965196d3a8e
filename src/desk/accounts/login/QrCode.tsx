import { useCallback } from 'react';
import { twoStepTexts } from '../two-step-texts.ts';
import { useLoad } from '../../../shared/lib/use-load.ts';
import styles from './TwoStep.module.css';

/** A text as a QR code, drawn in the browser by a library that is loaded on use. */
export function QrCode({ text }: { text: string }) {
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
