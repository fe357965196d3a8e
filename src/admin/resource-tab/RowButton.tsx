import type { MouseEventHandler, ReactNode } from 'react';
import styles from './RowButton.module.css';

type Props = {
  label: string;
  /** After the row's main action, the focus moves to that of the next row. */
  isMain?: boolean;
  /** Invisible and disabled, but keeps its place in the row. */
  hidden?: boolean;
  onClick: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
};

/** A native button, because a list may have thousands, and Mantine's renders ten times as slowly. */
export function RowButton({ label, isMain, hidden, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      style={hidden ? { visibility: 'hidden' } : undefined}
      disabled={hidden}
      onClick={onClick}
      aria-label={label}
      title={label}
      data-main-action={isMain}
    >
      {children}
    </button>
  );
}
