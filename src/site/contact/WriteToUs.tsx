import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { company } from '../../shared/texts/company.ts';
import type { ContactContent } from './contact-texts.ts';
import classes from './ContactWays.module.css';

type Props = ContactContent['form'] & { children: ReactNode };

/** A card with a form. Without JavaScript, the email address replaces the form. */
export function WriteToUs({ heading, careers, noScript, action, children }: Props) {
  const id = useId();
  return (
    <section className={`${classes.form} no-print`} data-card aria-labelledby={id}>
      <h2 id={id} className="h4">
        {heading}
      </h2>
      <noscript>
        <p>{noScript}</p>
        <p className="strong">
          <a href={`mailto:${company.email}`}>{action}</a>
        </p>
      </noscript>
      <div className="needs-script">{children}</div>
      <p className="hint">
        <Link to={paths.careers}>{careers}</Link>
      </p>
    </section>
  );
}
