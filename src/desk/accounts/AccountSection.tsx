import type { ReactNode, Ref } from 'react';
import styles from './Account.module.css';

type Props = {
  heading: string;
  hint: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function AccountSection({ heading, hint, headingRef, children }: Props) {
  return (
    <section className={styles.section}>
      <div className="stack gap-4">
        <h2 ref={headingRef} tabIndex={-1}>
          {heading}
        </h2>
        <p className="dimmed">{hint}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
