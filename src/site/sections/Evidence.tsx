import { Link } from 'react-router-dom';
import { Section } from '../components/section/Section.tsx';
import type { HomeContent } from '../content/home.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import classes from './Evidence.module.css';

type EvidenceProps = HomeContent['evidence'] & {
  /** One for each finding, by its id. */
  drawings: Drawings;
};

/** Findings on one plate, each with its picture. Each leads to what it is taken from. */
export function Evidence({ heading, lead, findings, drawings }: EvidenceProps) {
  return (
    <Section heading={heading} lead={lead} background="mist">
      <div className={classes.plate}>
        {findings.map(({ id, finding, action, path }) => (
          <article key={id} className={classes.figure}>
            <h3 className="h4">{finding}</h3>
            {drawings[id]}
            <Link to={path} className={classes.action}>
              {action}
            </Link>
          </article>
        ))}
      </div>
    </Section>
  );
}
