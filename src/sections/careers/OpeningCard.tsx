import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { useId, useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { careersCopy } from '../../content/careers.ts';
import classes from './OpeningCard.module.css';
import { OpeningFacts } from './OpeningFacts.tsx';

/** More than this and a text is cut to its first lines until the reader asks for the rest. */
const longText = { characters: 420, lines: 5 };

function isLong(text: string): boolean {
  return text.length > longText.characters || text.split('\n').length > longText.lines;
}

type Props = {
  opening: PublicJob;
  /** Whether its dialog is on its way. */
  applying: boolean;
  /** Whether its dialog could not be loaded. */
  failed: boolean;
  onApply: () => void;
};

/** One posting, readable at a glance, with its way to apply always in reach. */
export function OpeningCard({ opening, applying, failed, onApply }: Props) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  const long = isLong(opening.description) || isLong(opening.requirements);
  const clamped = (long && !whole) || undefined;

  return (
    <article className={classes.card} aria-labelledby={`${id}-title`}>
      <div>
        <h3 id={`${id}-title`}>{opening.title}</h3>
        <OpeningFacts opening={opening} />
      </div>
      <div className={classes.apply}>
        <Button onClick={onApply} aria-label={careersCopy.applyFor(opening.title)} aria-busy={applying}>
          {applying ? careersCopy.opening : careersCopy.apply}
        </Button>
        {failed && (
          <p className={classes.problem} role="alert">
            {messages.formNotLoaded}
          </p>
        )}
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
            onClick={() => setWhole(!whole)}
          >
            {whole ? careersCopy.less : careersCopy.more}
          </button>
        )}
      </div>
    </article>
  );
}
