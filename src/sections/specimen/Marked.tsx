import { specimenTexts } from '../../content/specimens/texts.ts';
import classes from './Marked.module.css';

/** A text whose references to notes, such as `[^1]`, become links. */
export function Marked({ text }: { text: string }) {
  // Every second part is the number of a note.
  return text.split(/\[\^(\d+)\]/).map((part, index) =>
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
