import type { Application } from '#contract/applications.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { Resume } from './Resume.tsx';
import styles from './ResumePane.module.css';

type Props = {
  application: Application | undefined;
  /** Its resume is drawn in advance and hidden, so that it appears without delay. */
  next: Application | undefined;
};

export function ResumePane({ application, next }: Props) {
  return (
    <section className={styles.pane} aria-label={reviewTexts.fields.resume}>
      <h2 className="visually-hidden" tabIndex={-1}>
        {reviewTexts.fields.resume}
      </h2>
      {[application, next].map(
        (one) =>
          one && (
            <div key={one.id} className={styles.layer} inert={one !== application}>
              <Resume application={one} shown={one === application} />
            </div>
          ),
      )}
    </section>
  );
}
