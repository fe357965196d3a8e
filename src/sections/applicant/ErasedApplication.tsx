import { FeatureList } from '../../components/feature-list/FeatureList.tsx';
import { Section } from '../../components/section/Section.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { focusOnMount } from '../../lib/focus.ts';
import classes from './Applicant.module.css';

/** Says what was erased. It takes the focus, because the pressed button is gone. */
export function ErasedApplication() {
  const { heading, text, items, left } = applicantTexts.erased;
  return (
    <Section heading={heading} background="mist" beside>
      <div ref={focusOnMount} tabIndex={-1} role="status" className={classes.parts}>
        <p>{text}</p>
        <FeatureList items={items} />
        <p>{left}</p>
      </div>
    </Section>
  );
}
