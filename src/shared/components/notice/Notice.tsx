import type { ReactNode, Ref } from 'react';
import styles from './Notice.module.css';

type Props = {
  /** Screen readers announce an error at once, and the other kinds at the next pause. */
  kind: 'error' | 'success' | 'info';
  /** Not announced, because it was announced before or another element announces it. */
  silent?: boolean;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** An inline message, announced when it appears. */
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
        <div>{children}</div>
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  );
}
