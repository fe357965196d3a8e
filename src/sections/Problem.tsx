import { Section } from '../components/section/Section.tsx';
import type { ServiceContent } from '../content/services/service.ts';
import classes from './Problem.module.css';

export function Problem({ heading, statements }: ServiceContent['problem']) {
  return (
    <Section heading={heading} background="mist">
      <ul className={classes.statements}>
        {statements.map((statement) => (
          <li key={statement} className={classes.statement}>
            {statement}
          </li>
        ))}
      </ul>
    </Section>
  );
}
