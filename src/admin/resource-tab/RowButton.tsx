import type { MouseEventHandler, ReactNode } from 'react';
import styles from './RowButton.module.css';

type Props = {
  label: string;
  /** Whether this is the row's main action. After it, the focus moves to the main action of the next row. */
  isMain?: boolean;
  /** Invisible and disabled, but keeps its place in the row. */
  hidden?: boolean;
  onClick: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
};

/** A small button in a row. It is a native button, because a list may have thousands and Mantine's takes ten times as long to render. */
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
