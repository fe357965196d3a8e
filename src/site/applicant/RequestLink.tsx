import { TextInput } from '@mantine/core';
import { applicantEndpoints, linkRequest } from '#rooms/applicant/contract/endpoints.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { Captcha } from '../../shared/forms/captcha/Captcha.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { Section } from '../components/section/Section.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { privacyNoteTexts } from '../../shared/texts/privacy-note-texts.ts';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { sendPublicForm } from '../../shared/forms/send-public-form.ts';
import { emailProps, publicFormValidator, usePublicForm } from '../../shared/forms/use-public-form.ts';
import classes from './Applicant.module.css';

const { link: linkTexts } = applicantTexts;

/**
 * Requests mail with the private links to an applicant's applications, if there are any.
 * @param unknown whether the visitor has opened a link that leads to no application
 */
export function RequestLink({ unknown = false }: { unknown?: boolean }) {
  const publicForm = usePublicForm({
    name: 'link',
    labels: { email: linkTexts.email },
    blank: { email: linkTexts.blank },
    validate: publicFormValidator(linkRequest, visitorTexts.applyCaptcha),
    send: ({ email, recaptchaToken }) => {
      const input = linkRequest.parse({ email });
      return sendPublicForm(applicantEndpoints.requestLink, {
        name: 'link',
        content: JSON.stringify(input),
        body: { ...input, recaptchaToken },
      });
    },
  });
  const { form, answer, textProps, captchaProps } = publicForm;

  return (
    <Section heading={linkTexts.heading} lead={linkTexts.lead} background="mist" beside>
      <div className={classes.parts}>
        {unknown && <Notice kind="error">{linkTexts.unknown}</Notice>}
        <PublicForm
          form={publicForm}
          texts={linkTexts}
          failed={privatePageTexts.linkFailed}
          confirmation={answer && <Notice kind="success">{answer.value?.message ?? privatePageTexts.linkRequested}</Notice>}
          privacyNote={{ text: privacyNoteTexts.linkRequest }}
        >
          <TextInput key={form.key('email')} {...textProps('email')} {...emailProps} />
          <Captcha {...captchaProps} />
        </PublicForm>
      </div>
    </Section>
  );
}
