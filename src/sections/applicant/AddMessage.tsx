import type { ComponentProps } from 'react';
import { Section } from '../../components/section/Section.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { MessageForm } from '../../forms/applicant/MessageForm.tsx';

export function AddMessage(props: ComponentProps<typeof MessageForm>) {
  const { heading, lead } = applicantTexts.add;
  return (
    <Section heading={heading} lead={lead} beside>
      <MessageForm {...props} />
    </Section>
  );
}
