import type { ReactNode, Ref } from 'react';
import styles from './Notice.module.css';

type Props = {
  /** An error interrupts a screen reader; the others wait for a pause. */
  kind: 'error' | 'success' | 'info';
  /** Whether screen readers are told elsewhere, or were told before. */
  silent?: boolean;
  title?: string;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A message to the person, in place, announced when it appears unless it is silent. */
export function Notice({ kind, silent, title, children, actions, ref }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={`${styles.notice} ${styles[kind]}`}
      role={silent ? undefined : kind === 'error' ? 'alert' : 'status'}
    >
      <div className={styles.text}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
