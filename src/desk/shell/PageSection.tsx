import type { ReactNode, Ref } from 'react';
import styles from './PageSection.module.css';

type Props = {
  heading: string;
  hint: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of a page of forms, with its heading beside it. */
export function PageSection({ heading, hint, headingRef, children }: Props) {
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
