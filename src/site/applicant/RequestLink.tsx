import { Notice } from '../../shared/components/notice/Notice.tsx';
import { Section } from '../components/section/Section.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { LinkForm } from './LinkForm.tsx';
import classes from './Applicant.module.css';

/** @param unknown whether the visitor has opened a link that leads to no application */
export function RequestLink({ unknown = false }: { unknown?: boolean }) {
  const { heading, lead, unknown: text } = applicantTexts.link;
  return (
    <Section heading={heading} lead={lead} background="mist" beside>
      <div className={classes.parts}>
        {unknown && <Notice kind="error">{text}</Notice>}
        <LinkForm />
      </div>
    </Section>
  );
}
