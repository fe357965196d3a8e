import { Link } from 'react-router-dom';
import type { PublicJob } from '#contract/jobs.ts';
import { PageTop } from '../../components/page-top/PageTop.tsx';
import { Section } from '../../components/section/Section.tsx';
import { openingCopy } from '../../content/opening.ts';
import { openingPath } from '../../paths.ts';
import classes from './ClosedOpening.module.css';
import { OpeningFacts } from './OpeningFacts.tsx';

/** What stands where a posting was that takes no more applications: openings like it. */
export function ClosedOpening({ similar }: { similar: PublicJob[] }) {
  return (
    <>
      <PageTop heading={openingCopy.closedHeading} lead={openingCopy.closedText} back={openingCopy.back} noindex />
      {similar.length > 0 && (
        <Section heading={openingCopy.similarHeading} ground="mist" beside>
          <ul className={classes.list}>
            {similar.map((opening) => (
              <li key={opening.id} className={classes.item}>
                <h3>
                  <Link to={openingPath(opening.id)}>{opening.title}</Link>
                </h3>
                <OpeningFacts opening={opening} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
