import { useCallbackRef } from '@mantine/hooks';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import { useFocusReturn } from '../../shared/lib/focus.ts';

export function useDialog<Subject>() {
  // The subject is kept when the dialog closes, because the dialog still shows it while it fades out.
  const [{ subject, opened, key }, set] = useState<{ subject?: Subject; opened: boolean; key: number }>({ opened: false, key: 0 });
  const rememberOpener = useFocusReturn(opened);

  /** @param opener gets the focus back when the dialog closes; the focused element by default */
  const open = useCallbackRef((subject: Subject, opener?: Element) => {
    rememberOpener(opener);
    set(({ key }) => ({ subject, opened: true, key: key + 1 }));
  });

  const close = useCallbackRef(() => set((last) => ({ ...last, opened: false })));

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
