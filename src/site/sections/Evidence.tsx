import { Link } from 'react-router-dom';
import { Section } from '../components/section/Section.tsx';
import type { HomeContent } from '../content/home.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import classes from './Evidence.module.css';

type EvidenceProps = HomeContent['evidence'] & {
  /** One for each figure, by its id. */
  drawings: Drawings;
};

/** Pictures of the work on one plate. Each leads to what it is taken from. */
export function Evidence({ heading, lead, figures, drawings }: EvidenceProps) {
  return (
    <Section heading={heading} lead={lead} background="mist">
      <div className={classes.plate}>
        {figures.map(({ id, source, title, action, path }) => (
          <article key={id} className={classes.figure}>
            <p className="kicker">{source}</p>
            <h3>{title}</h3>
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
