import type { ReactNode } from 'react';
import { Section } from '../components/section/Section.tsx';
import { company } from '../../shared/texts/company.ts';
import type { ContactContent } from './contact-texts.ts';

type Props = ContactContent['form'] & { children: ReactNode };

/** A section with a form. Without JavaScript, the email address replaces the form. */
export function WriteToUs({ heading, text, noScript, action, children }: Props) {
  return (
    <Section heading={heading} lead={text} background="mist" beside>
      <noscript>
        <p>{noScript}</p>
        <p className="h3 strong">
          <a href={`mailto:${company.email}`}>{action}</a>
        </p>
      </noscript>
      <div className="needs-script">{children}</div>
    </Section>
  );
}
