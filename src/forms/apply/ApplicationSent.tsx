import { useEffect, useEffectEvent } from 'react';
import type { ApplicationReceipt } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applyTexts } from '../../content/form-texts.ts';
import { focusOnMount } from '../../lib/focus.ts';
import { ReceiptText } from './ReceiptText.tsx';

type Props = { receipt?: ApplicationReceipt; onClose: () => void };

/** Confirms that the application was sent, takes the removed form's focus, and closes later. */
export function ApplicationSent({ receipt, onClose }: Props) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const timer = setTimeout(() => close(), limits.applyDialogCloseMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Notice ref={focusOnMount} kind="success" title={texts.applySent}>
      {receipt && <ReceiptText receipt={receipt} />}
      {receipt?.link_mailed && <p>{applyTexts.linkMailed}</p>}
      <p>{applyTexts.sentDetail}</p>
    </Notice>
  );
}
