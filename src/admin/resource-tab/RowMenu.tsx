import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import buttonStyles from './RowButton.module.css';
import styles from './RowMenu.module.css';

export type RowMenuItem = {
  label: string;
  /** The accessible name, if it differs from the label. */
  name?: string;
  /** Shown instead of the label. */
  content?: ReactNode;
  danger?: boolean;
} & ({ onSelect: (opener: Element) => void } | { href: string });

type Props = {
  label: string;
  items: readonly RowMenuItem[];
  /** Whether the button shows its label. Otherwise it shows three dots. */
  labelled?: boolean;
};

/** A menu whose panel is rendered on use, because a list may have thousands of menus. */
export function RowMenu({ label, items, labelled = false }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [inUse, setInUse] = useState(false);
  const markInUse = () => setInUse(true);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={labelled ? buttonStyles.button : `${buttonStyles.button} ${styles.dots}`}
        aria-label={labelled ? undefined : label}
        popoverTarget={id}
        onPointerDown={markInUse}
        onFocus={markInUse}
      >
        {labelled ? label : <IconDots size={18} aria-hidden />}
      </button>
      {inUse && (
        <div id={id} popover="auto" className={styles.panel} onBeforeToggle={({ currentTarget }) => place(currentTarget, button.current)}>
          {items.map((item) => {
            const className = item.danger ? `${styles.item} ${styles.danger}` : styles.item;
            return 'href' in item ? (
              <a key={item.label} className={className} href={item.href} aria-label={item.name} target="_blank" rel="noopener">
                {item.content ?? item.label}
              </a>
            ) : (
              <button
                key={item.label}
                type="button"
                className={className}
                aria-label={item.name}
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={() => button.current && item.onSelect(button.current)}
              >
                {item.content ?? item.label}
              </button>
            );
          })}
        </div>
      )}
    </>
  );
}

/** Without anchor positioning, opens a panel below its button, or above it low in the window. */
function place(panel: HTMLElement, button: HTMLElement | null): void {
  if (!button || CSS.supports('position-area: bottom')) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, right, bottom } = button.getBoundingClientRect();
  const isLow = top > clientHeight / 2;
  const start = isLow ? 'auto' : `${bottom + scrollY}px`;
  const end = isLow ? `${clientHeight - top - scrollY}px` : 'auto';
  panel.style.inset = `${start} ${clientWidth - right}px ${end} auto`;
}
