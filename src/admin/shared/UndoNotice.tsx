import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { limits } from '#contract/limits.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import styles from './UndoNotice.module.css';
import type { Undo } from './use-undo.ts';

/**
 * Offers to undo the last change. The offer ends after `limits.undoMs`, counted anew when the pointer or the focus leaves it. It is silent,
 * because `ReportView` announces changes of status.
 */
export function UndoNotice({ undo }: { undo: Undo }) {
  return <div className={styles.place}>{undo.offer && <Offer key={undo.offer.text} text={undo.offer.text} undo={undo} />}</div>;
}

function Offer({ text, undo }: { text: string; undo: Undo }) {
  const { start, clear } = useTimeout(undo.dismiss, limits.undoMs, { autoInvoke: true });
  return (
    <div className={styles.offer} onPointerEnter={clear} onPointerLeave={start} onFocus={clear} onBlur={start}>
      <Notice
        kind="success"
        silent
        actions={
          <Button size="xs" variant="default" onClick={undo.run} aria-keyshortcuts="u">
            {dashboardTexts.undo}
          </Button>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
