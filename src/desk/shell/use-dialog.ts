import { useCallbackRef } from '@mantine/hooks';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import { useFocusReturn } from '../../shared/lib/focus.ts';

export function useDialog<Subject>() {
  // Kept when the dialog closes, because the dialog still shows it while it fades out.
  const [subject, setSubject] = useState<Subject>();
  const [opened, setOpened] = useState(false);
  const [key, setKey] = useState(0);
  const rememberOpener = useFocusReturn(opened);

  /** @param opener gets the focus back when the dialog closes; the focused element by default */
  const open = useCallbackRef((subject: Subject, opener?: Element) => {
    rememberOpener(opener);
    setSubject(() => subject);
    setOpened(true);
    setKey((key) => key + 1);
  });

  const close = useCallbackRef(() => setOpened(false));

  return {
    subject,
    opened,
    open,
    close,
    /** Renders the dialog once it has been opened, anew each time. */
    render: (show: (subject: Subject, props: { opened: boolean; onClose: () => void }) => ReactNode) =>
      subject !== undefined && createElement(Fragment, { key }, show(subject, { opened, onClose: close })),
  };
}
