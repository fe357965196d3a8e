import { TextInput } from '@mantine/core';
import { linkRequest } from '#contract/applicant.ts';
import { applicantEndpoints } from '#contract/applicant-endpoints.ts';
import { privatePageTexts } from '#contract/private-page-texts.ts';
import { visitorTexts } from '#contract/visitor-texts.ts';
import { Captcha } from '../../components/captcha/Captcha.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { privacyNoteTexts } from '../../content/privacy-notes.ts';
import { PublicForm } from '../PublicForm.tsx';
import { sendPublicForm } from '../send-public-form.ts';
import { emailProps, publicFormValidator, usePublicForm } from '../use-public-form.ts';

const { link: linkTexts } = applicantTexts;

/** Requests mail with the private links to an applicant's applications, if there are any. */
export function LinkForm() {
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
  );
}
