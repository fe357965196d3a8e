import { CloseButton, type ModalProps } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { dashboardTexts } from './dashboard-texts.ts';
import { Dialog } from './Dialog.tsx';
import styles from './SidePanel.module.css';

/** Where a page has its panels; null if there is no room beside what they are about. */
export const PanelPlace = createContext<Element | null>(null);

type Props = Pick<ModalProps, 'fullScreen' | 'size'> & {
  opened: boolean;
  title: string;
  /** Whether its content needs the room of a list, too. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog in the place for panels, where the page stays in use; otherwise over the page. */
export function SidePanel({ opened, title, wide = false, onClose, children, ...dialog }: Props) {
  const place = use(PanelPlace);
  if (!place) {
    return (
      <Dialog opened={opened} onClose={onClose} title={title} {...dialog}>
        {children}
      </Dialog>
    );
  }
  if (!opened) return null;
  return createPortal(
    <section
      ref={focusWithin}
      className={styles.panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      data-wide-panel={wide || undefined}
      onKeyDown={getHotkeyHandler([['Escape', onClose]])}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <CloseButton aria-label={dashboardTexts.close} onClick={onClose} />
      </header>
      {children}
    </section>,
    place,
  );
}

/** Unless a field in it has taken the focus. */
function focusWithin(panel: HTMLElement | null): void {
  if (!panel || panel.contains(document.activeElement)) return;
  (panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel).focus();
}
