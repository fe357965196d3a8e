import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useEffect } from 'react';
import { limits } from '#contract/limits.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { focusAfterRemoval, headingAround } from '../../lib/focus.ts';
import styles from './UndoNotice.module.css';
import { useShortcutSetting } from './use-shortcuts.ts';
import type { Offer, Undo } from './use-undo.ts';

/** Offers to undo the last change, for `limits.undoMs` since the pointer and the focus have left it. */
export function UndoNotice({ undo }: { undo: Undo }) {
  return <div className={styles.place}>{undo.offer && <UndoOffer offer={undo.offer} undo={undo} />}</div>;
}

function UndoOffer({ offer, undo }: { offer: Offer; undo: Undo }) {
  const [shortcutsOn] = useShortcutSetting();
  const { start, clear } = useTimeout(undo.dismiss, limits.undoMs);
  useEffect(() => {
    start();
    return clear;
  }, [offer, start, clear]);
  return (
    <div
      ref={focusAfterRemoval(headingAround)}
      className={styles.offer}
      onPointerEnter={clear}
      onPointerLeave={start}
      onFocus={clear}
      onBlur={start}
    >
      <Notice
        kind="success"
        silent
        actions={
          <Button size="xs" variant="default" onClick={undo.run} aria-keyshortcuts={shortcutsOn ? 'u' : undefined}>
            {dashboardTexts.undo}
          </Button>
        }
      >
        {offer.text}
      </Notice>
    </div>
  );
}
