import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

type SectionProps = {
  /** The fragment of the section's URL. */
  id?: string;
  /** A section without a heading needs a label. */
  heading?: string;
  /** A short line above the heading. */
  kicker?: string;
  label?: string;
  lead?: string;
  /** Below heading and lead. */
  figure?: ReactNode;
  background?: 'paper' | 'mist' | 'soft';
  /** Places the heading beside the content on wide screens. */
  beside?: boolean;
  children?: ReactNode;
};

export function Section({ id: fragment, heading, kicker, label, lead, figure, background = 'paper', beside, children }: SectionProps) {
  const generatedId = useId();
  const headingId = fragment ? `${fragment}-heading` : generatedId;
  return (
    <section
      id={fragment}
      className={classes.band}
      data-background={background}
      aria-labelledby={heading ? headingId : undefined}
      aria-label={label}
    >
      <div className={classes.inner} data-beside={beside || undefined}>
        {heading && (
          <div className={classes.head}>
            {kicker && <p className="kicker">{kicker}</p>}
            <h2 id={headingId}>{heading}</h2>
            {lead && <p className={classes.lead}>{lead}</p>}
            {figure}
          </div>
        )}
        {beside ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
