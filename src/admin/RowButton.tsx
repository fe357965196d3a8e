import type { MouseEventHandler, ReactNode, Ref } from 'react';
import styles from './RowButton.module.css';

type Props = {
  /** Says what the button does to which row. */
  label: string;
  danger?: boolean;
  onClick: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A small button of a list's row. Plain, since there may be thousands: Mantine's takes some ten times as long to render. */
export function RowButton({ label, danger, onClick, children, ref }: Props) {
  return (
    <button ref={ref} type="button" className={danger ? styles.danger : styles.button} onClick={onClick} aria-label={label}>
      {children}
    </button>
  );
}
