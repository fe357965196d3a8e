import { IconArrowForwardUp, IconCheck, IconX } from '@tabler/icons-react';
import { content } from '../../../content/specimens/evaluation-table.ts';
import { sheetTable } from '../../../content/specimens/sheet-table.ts';
import classes from './Band.module.css';

/** A verdict is one of these words, or begins with one and a colon. */
const icons = { Right: IconCheck, 'Right, passed on': IconArrowForwardUp, Wrong: IconX };

const questions = sheetTable(content, 1).rows.map(([question = '', , cited = '', verdict = '']) => ({
  question: question.replace(/^\d+\. /, ''),
  cited,
  verdict,
  kind: verdict.replace(/:.*/, '') as keyof typeof icons,
}));

/** The questions of the evaluation table, each with the cited passage and the verdict. */
export const drawing = (
  <ol className={classes.questions}>
    {questions.map(({ question, cited, verdict, kind }) => {
      const Icon = icons[kind];
      return (
        <li key={question} className={classes.question} data-verdict={kind}>
          <Icon className={classes.icon} size={22} stroke={2.5} aria-hidden="true" />
          <p className={classes.text}>{question}</p>
          <p className={classes.cited}>{cited}</p>
          <p className={classes.verdict}>{verdict}</p>
        </li>
      );
    })}
  </ol>
);
