import { Button } from '@mantine/core';
import { useCallbackRef, useTimeout } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { limits } from '#rooms/platform/contract/limits.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';
import keyStyles from './Key.module.css';
import styles from './UndoNotice.module.css';
import { useShortcuts, useShortcutSetting } from './use-shortcuts.ts';

type Offer = {
  /** What was done: 'Marked Asha Rao as Reviewed.' */
  text: string;
  /** Absent if it can't be undone, which the text says. */
  undo?: (() => void) | undefined;
  /** What else is shown. */
  more?: ReactNode;
};

/** Keeps the offer to undo the last change. `UndoNotice` shows it. */
export function useUndo() {
  const [offer, setOffer] = useState<Offer>();
  return {
    offer,
    /** Replaces an earlier offer. @returns a function that withdraws this offer */
    propose: useCallbackRef((offer: Offer) => {
      setOffer(offer);
      return () => setOffer((now) => (now === offer ? undefined : now));
    }),
    /** Undoes what the caller has rendered, so that no effect needs to have run before. */
    run: () => {
      setOffer(undefined);
      offer?.undo?.();
    },
    dismiss: useCallbackRef(() => setOffer(undefined)),
  };
}

export type Undo = ReturnType<typeof useUndo>;

/** Offers to undo the last change, for `limits.undoMs` once pointer and focus have left it. */
export function UndoNotice({ undo, role }: { undo: Undo; role?: 'status' }) {
  return (
    <div className={styles.place} role={role}>
      {undo.offer && <UndoOffer offer={undo.offer} undo={undo} />}
    </div>
  );
}

function UndoOffer({ offer, undo }: { offer: Offer; undo: Undo }) {
  const [shortcutsOn] = useShortcutSetting();
  useShortcuts({ u: offer.undo && undo.run });
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
          offer.undo && (
            <Button
              size="xs"
              variant="default"
              onClick={undo.run}
              aria-keyshortcuts={shortcutsOn ? 'u' : undefined}
              rightSection={
                shortcutsOn && (
                  <kbd className={keyStyles.key} aria-hidden>
                    U
                  </kbd>
                )
              }
            >
              {dashboardTexts.undo}
            </Button>
          )
        }
      >
        {offer.text} {offer.more}
      </Notice>
    </div>
  );
}
