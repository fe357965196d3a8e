import type { Answer } from '#rooms/applications/contract/applications.ts';
import classes from './Answers.module.css';

/** The questions of a job as an applicant was asked, with the answers. */
export function Answers({ answers, blank }: { answers: readonly Answer[]; blank: string }) {
  return (
    <dl className={classes.answers}>
      {answers.map(({ id, text, value }) => (
        <div key={id}>
          <dt>{text}</dt>
          <dd data-blank={value === '' || undefined}>{value || blank}</dd>
        </div>
      ))}
    </dl>
  );
}
