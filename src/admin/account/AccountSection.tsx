import type { ReactNode, Ref } from 'react';
import styles from './Account.module.css';

type Props = {
  heading: string;
  hint: string;
  /** Focused when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A section of the account page: an explanation beside its controls. */
export function AccountSection({ heading, hint, headingRef, children }: Props) {
  return (
    <section className={styles.section}>
      <div className={styles.about}>
        <h2 ref={headingRef} tabIndex={-1}>
          {heading}
        </h2>
        <p>{hint}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
