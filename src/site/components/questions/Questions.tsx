import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Questions.module.css';

/** Questions and answers as native disclosures, which work without scripts. */
export function Questions({ items }: { items: { question: string; answer: ReactNode; open?: boolean }[] }) {
  return (
    <div className={classes.questions}>
      {items.map(({ question, answer, open }) => (
        <details key={question} open={open} className={classes.item}>
          <summary className={classes.question}>
            {question}
            <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
          </summary>
          <div className={classes.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
