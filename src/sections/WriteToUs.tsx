import { Section } from '../components/section/Section.tsx';
import { company } from '../content/company.ts';
import type { ContactContent } from '../content/contact.ts';
import classes from './WriteToUs.module.css';

/** The place of the contact form: until it stands here, what to write and where to. */
export function WriteToUs({ heading, text, action }: ContactContent['form']) {
  return (
    <Section heading={heading} lead={text} ground="mist">
      <a className={classes.action} href={`mailto:${company.email}`}>
        {action}
      </a>
    </Section>
  );
}
