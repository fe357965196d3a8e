import { useState } from 'react';
import { useFocusReturn } from '../lib/use-focus-return.ts';

/** A dialog about something. Its subject outlives the closing, so that nothing changes while it fades out. */
export function useDialog<Subject>() {
  const [shown, setShown] = useState<{ subject: Subject }>();
  const [opened, setOpened] = useState(false);
  const [key, setKey] = useState(0);

  const rememberOpener = useFocusReturn(opened);

  const open = (subject: Subject, pressed?: Element) => {
    rememberOpener(pressed);
    setShown({ subject });
    setOpened(true);
    setKey((count) => count + 1);
  };

  return {
    shown,
    opened,
    /** New with every opening: a dialog that begins afresh takes it as its `key`. */
    key,
    /** @param pressed what gets the focus back, where that is not what has it now */
    open,
    /** Shows its subject as it has become. */
    change: (become: (subject: Subject) => Subject) => setShown((now) => now && { subject: become(now.subject) }),
    close: () => setOpened(false),
  };
}
