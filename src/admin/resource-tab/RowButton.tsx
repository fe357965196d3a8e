import type { MouseEventHandler, ReactNode, Ref } from 'react';
import styles from './RowButton.module.css';

type Props = {
  label: string;
  danger?: boolean;
  /** Keeps its place in the row, but is neither seen nor usable. */
  hidden?: boolean;
  onClick: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A small button in a row. It is a native button, because a list may have thousands and Mantine's takes ten times as long to render. */
export function RowButton({ label, danger, hidden, onClick, children, ref }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={danger ? `${styles.button} ${styles.danger}` : styles.button}
      style={hidden ? { visibility: 'hidden' } : undefined}
      disabled={hidden}
      onClick={onClick}
      aria-label={label}
    >
      {children}
    </button>
  );
}
