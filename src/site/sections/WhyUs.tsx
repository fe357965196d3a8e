import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { Section } from '../components/section/Section.tsx';
import type { HomeContent } from '../content/home.ts';
import classes from './WhyUs.module.css';

export function WhyUs({ heading, lead, reasons, action, actionAbout, path }: HomeContent['why']) {
  return (
    <Section
      heading={heading}
      lead={lead}
      background="mist"
      beside
      figure={
        <ButtonLink path={path} quiet>
          {action}
          <span className="visually-hidden"> {actionAbout}</span>
        </ButtonLink>
      }
    >
      <ol className={classes.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title} className={classes.reason}>
            <h3>{title}</h3>
            <p className="dimmed">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
