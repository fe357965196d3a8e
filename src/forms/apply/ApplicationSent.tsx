import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApplicationReceipt } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applyTexts } from '../../content/form-texts.ts';
import { ReceiptText } from './ReceiptText.tsx';

type Props = { receipt?: ApplicationReceipt; onClose: () => void };

/** Confirms that the application was sent, and calls `onClose` a few seconds later. Takes the focus, because the form is removed. */
export function ApplicationSent({ receipt, onClose }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    notice.current?.focus();
    const timer = setTimeout(() => close(), limits.applyDialogCloseMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Notice ref={notice} kind="success" title={texts.applySent}>
      {receipt && <ReceiptText receipt={receipt} />}
      {receipt?.link_mailed && <p>{applyTexts.linkMailed}</p>}
      <p>{applyTexts.sentDetail}</p>
    </Notice>
  );
}
