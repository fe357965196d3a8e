import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

type SectionProps = {
  /** Absent only where the content speaks for itself; then `label` names the section. */
  heading?: string;
  label?: string;
  lead?: string;
  /** The ground: paper, or mist between papers. */
  ground?: 'paper' | 'mist';
  /** Where the screen is wide enough, the heading stands beside the content: for running text and lists. */
  beside?: boolean;
  children?: ReactNode;
};

/** A band of the page: full width, its content on the common left edge. */
export function Section({ heading, label, lead, ground = 'paper', beside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.band} data-ground={ground} aria-labelledby={heading ? id : undefined} aria-label={label}>
      <div className={classes.inner} data-beside={beside}>
        {heading && (
          <div className={classes.head}>
            <h2 id={id}>{heading}</h2>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
        )}
        {beside ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
