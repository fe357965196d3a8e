import { useEffect, useEffectEvent, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applyTexts } from '../../content/form-texts.ts';

/** Confirms that the application was sent, and calls `onClose` a few seconds later. Takes the focus, because the form is removed. */
export function ApplicationSent({ onClose }: { onClose: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    notice.current?.focus();
    const timer = setTimeout(() => close(), limits.applyDialogCloseMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Notice ref={notice} kind="success" title={texts.applySent}>
      {applyTexts.sentDetail}
    </Notice>
  );
}
