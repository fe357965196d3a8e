import { Section } from '../components/section/Section.tsx';
import { company } from '../content/company.ts';
import type { ContactContent } from '../content/contact.ts';
import { ContactForm } from '../forms/contact/ContactForm.tsx';
import classes from './WriteToUs.module.css';

/** The contact form. Without JavaScript, the email address replaces it. */
export function WriteToUs({ heading, text, noScript, action }: ContactContent['form']) {
  return (
    <Section heading={heading} lead={text} background="mist" beside>
      <noscript>
        <p>{noScript}</p>
        <a className={classes.action} href={`mailto:${company.email}`}>
          {action}
        </a>
      </noscript>
      <div className="needs-script">
        <ContactForm />
      </div>
    </Section>
  );
}
