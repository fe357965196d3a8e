import type { MouseEventHandler, ReactNode } from 'react';
import styles from './RowButton.module.css';

type Props = {
  label: string;
  /** The row's everyday action, to which the focus moves on from the same action of the row above. */
  action?: boolean;
  /** Keeps its place in the row, but is neither seen nor usable. */
  hidden?: boolean;
  onClick: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
};

/** A small button in a row. It is a native button, because a list may have thousands and Mantine's takes ten times as long to render. */
export function RowButton({ label, action, hidden, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      style={hidden ? { visibility: 'hidden' } : undefined}
      disabled={hidden}
      onClick={onClick}
      aria-label={label}
      title={label}
      data-action={action}
    >
      {children}
    </button>
  );
}
