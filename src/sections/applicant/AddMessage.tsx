import type { ComponentProps } from 'react';
import { texts } from '#contract/texts.ts';
import { MailLink } from '../../components/link/MailLink.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { Section } from '../../components/section/Section.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { MessageForm } from '../../forms/applicant/MessageForm.tsx';

/** @param full whether the application has as many messages as it can have */
export function AddMessage({ full, ...form }: ComponentProps<typeof MessageForm> & { full: boolean }) {
  const { heading, lead } = applicantTexts.add;
  return (
    <Section heading={heading} lead={full ? undefined : lead} beside>
      {full ? (
        <Notice kind="info">
          {texts.messagesFull}. <MailLink />
        </Notice>
      ) : (
        <MessageForm {...form} />
      )}
    </Section>
  );
}
