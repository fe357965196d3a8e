import { firstBlock } from '../../../content/specimens/first-block.ts';
import { content } from '../../../content/specimens/read-zone-survey.ts';
import { withoutNotes } from '../../../content/specimens/sheet-table.ts';
import { drawing as heatMap } from '../../specimens/read-zone-survey.drawing.tsx';
import classes from './Band.module.css';

const findings = firstBlock(content.sheet, 'list').items;

/** The map of the survey, and what was found. The keys have the colors of the map. */
export const drawing = (
  <div className={classes.survey}>
    <div className={classes.map}>{heatMap}</div>
    <ul className={classes.findings}>
      {findings.map(({ term, text }) => (
        <li key={term} className={classes.finding}>
          <strong className={classes.term}>{term}</strong>
          {withoutNotes(text)}
        </li>
      ))}
    </ul>
  </div>
);
