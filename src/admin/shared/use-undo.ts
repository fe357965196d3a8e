import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';

export type Offer = {
  /** What was done: 'Marked the application of Asha Rao as Reviewed.' */
  text: string;
  undo: () => void;
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
    run: useCallbackRef(() => {
      setOffer(undefined);
      offer?.undo();
    }),
    dismiss: useCallbackRef(() => setOffer(undefined)),
  };
}

export type Undo = ReturnType<typeof useUndo>;
