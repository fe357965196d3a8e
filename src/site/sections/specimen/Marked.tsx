import { specimenTexts } from '../../content/specimens/texts.ts';
import classes from './Marked.module.css';

/** A short word after a number is usually its unit. */
const numberAndUnit = /(\d) (%|[\p{L}°²]{1,4}(?!\p{L}))/gu;

/** A text whose references to notes, such as `[^1]`, are links. Numbers stay beside their unit. */
export function Marked({ text }: { text: string }) {
  // Every second part is the number of a note.
  return text
    .replace(numberAndUnit, '$1\u00a0$2')
    .split(/\[\^(\d+)\]/)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <a key={part} href={`#note-${part}`} className={classes.mark}>
          <span className="visually-hidden">{specimenTexts.note} </span>
          {part}
        </a>
      ),
    );
}
