import { useEffect, useRef } from 'react';
import { FeatureList } from '../../components/feature-list/FeatureList.tsx';
import { Section } from '../../components/section/Section.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import classes from './Applicant.module.css';

/** Says what was erased. It takes the focus, because the pressed button is gone. */
export function ErasedApplication() {
  const { heading, text, items, left } = applicantTexts.erased;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <Section heading={heading} background="mist" beside>
      <div ref={region} tabIndex={-1} role="status" className={classes.parts}>
        <p>{text}</p>
        <FeatureList items={items} />
        <p>{left}</p>
      </div>
    </Section>
  );
}
