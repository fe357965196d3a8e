import type { ComponentProps } from 'react';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { Section } from '../../components/section/Section.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { company } from '../../content/company.ts';
import { MessageForm } from '../../forms/applicant/MessageForm.tsx';

/** @param full whether the application has as many messages as it can have */
export function AddMessage({ full, ...form }: ComponentProps<typeof MessageForm> & { full: boolean }) {
  const { heading, lead } = applicantTexts.add;
  return (
    <Section heading={heading} lead={full ? undefined : lead} beside>
      {full ? (
        <Notice kind="info">
          {texts.messagesFull}. <a href={`mailto:${company.email}`}>{company.email}</a>
        </Notice>
      ) : (
        <MessageForm {...form} />
      )}
    </Section>
  );
}
