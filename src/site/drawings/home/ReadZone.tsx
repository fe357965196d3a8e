import { firstBlock } from '../../content/specimens/first-block.ts';
import { content } from '../../content/specimens/read-zone-survey.ts';
import { withoutNotes } from '../../content/specimens/sheet-table.ts';
import { drawing as map } from '../specimens/read-zone-survey.drawing.tsx';
import classes from './ReadZone.module.css';

/** What the survey's findings are about on the map. */
const outlines = ['zone', 'dead spot', 'truck'];
const notes = firstBlock(content.sheet, 'list').items.slice(0, outlines.length);

/** The heat map of the read-zone survey, with its findings. */
export const drawing = (
  <div className={classes.figure}>
    {map}
    <ul className="stack gap-16">
      {notes.map(({ term, text }, index) => (
        <li key={term} className={classes.note} data-outline={outlines[index]}>
          <strong>{term}</strong>
          <span>{withoutNotes(text)}</span>
        </li>
      ))}
    </ul>
  </div>
);
