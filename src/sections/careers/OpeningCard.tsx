import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import type { PublicJob } from '#contract/jobs.ts';
import { careersCopy } from '../../content/careers.ts';
import { ApplyButton } from './ApplyButton.tsx';
import classes from './OpeningCard.module.css';
import { OpeningFacts } from './OpeningFacts.tsx';

/** More than this and a text is cut to its first lines until the reader asks for the rest. */
const longText = { characters: 420, lines: 5 };

function isLong(text: string): boolean {
  return text.length > longText.characters || text.split('\n').length > longText.lines;
}

type Props = {
  opening: PublicJob;
  /** Where its own page is, if it has one. */
  path?: string;
  /** Whether texts that are long are shown to their end. */
  whole: boolean;
  /** Whether its dialog is on its way. */
  applying: boolean;
  /** Whether its dialog could not be loaded. */
  failed: boolean;
  /** The reader wants the rest of long texts, or has had enough of it. */
  onFold: (opening: PublicJob) => void;
  onApply: (opening: PublicJob, pressed: Element) => void;
};

/** One posting, readable at a glance, with its way to apply always in reach. There may be many, hence the memo. */
export const OpeningCard = memo(function OpeningCard({ opening, path, whole, applying, failed, onFold, onApply }: Props) {
  const id = useId();
  const long = isLong(opening.description) || isLong(opening.requirements);
  const clamped = (long && !whole) || undefined;

  return (
    <article className={classes.card} aria-labelledby={`${id}-title`}>
      <div>
        <h3 id={`${id}-title`}>{path === undefined ? opening.title : <Link to={path}>{opening.title}</Link>}</h3>
        <OpeningFacts opening={opening} />
      </div>
      <div className={classes.apply}>
        <ApplyButton title={opening.title} applying={applying} failed={failed} onApply={(pressed) => onApply(opening, pressed)} />
      </div>
      <div className={classes.texts} id={`${id}-texts`}>
        <div>
          <h4>{careersCopy.description}</h4>
          <p className={classes.text} data-clamped={clamped}>
            {opening.description}
          </p>
        </div>
        <div>
          <h4>{careersCopy.requirements}</h4>
          <p className={classes.text} data-clamped={clamped}>
            {opening.requirements}
          </p>
        </div>
        {long && (
          <button
            type="button"
            className={classes.more}
            aria-expanded={whole}
            aria-controls={`${id}-texts`}
            aria-describedby={`${id}-title`}
            onClick={() => onFold(opening)}
          >
            {whole ? careersCopy.less : careersCopy.more}
          </button>
        )}
      </div>
    </article>
  );
});
