import { useState } from 'react';
import { applicantEndpoints, type ApplicantView } from '#rooms/applicant/contract/endpoints.ts';
import { resumeError } from '#rooms/applications/contract/resume.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { call } from '../../shared/lib/api.ts';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';
import { multipartOf } from '../../shared/lib/multipart.ts';
import { ResumeInput } from '../careers/apply/ResumeInput.tsx';
import { SendingStatus, UploadProgress } from '../careers/apply/SendingStatus.tsx';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { sendOnce } from '../../shared/forms/send-once.ts';
import { usePublicForm } from '../../shared/forms/use-public-form.ts';

const { resume: resumeTexts } = applicantTexts;

type Props = { token: string; reference: string; onReplaced: (view: ApplicantView) => void };

export function ResumeForm({ token, reference, onReplaced }: Props) {
  const name = `applicant-resume ${reference}`;
  const [progress, setProgress] = useState(0);
  const publicForm = usePublicForm({
    name,
    labels: {},
    others: { resume: null as File | null },
    validate: ({ resume }) => ({ resume: resume ? resumeError(resume) : resumeTexts.blank }),
    send: ({ resume }) => {
      const { body, content } = multipartOf({}, resume);
      body.set('token', token);
      setProgress(0);
      const onProgress = (sent: number, total: number) => setProgress(sent / total);
      return sendOnce(name, content, (headers) => call(applicantEndpoints.replaceOwnResume, { body, headers, onProgress }));
    },
    onSent: ({ data }) => onReplaced(data),
  });
  const { form, answer, sending } = publicForm;

  return (
    <PublicForm
      // Once the application is closed, there is no form.
      ref={focusAfterRemoval(headingAround)}
      form={publicForm}
      texts={resumeTexts}
      quiet
      failed={privatePageTexts.resumeFailed}
      confirmation={answer && <Notice kind="success">{resumeTexts.saved}</Notice>}
    >
      <ResumeInput
        key={form.key('resume')}
        {...form.getInputProps('resume')}
        label={resumeTexts.label}
        value={form.getValues().resume}
        onChange={(file) => {
          form.setFieldValue('resume', file, { forceUpdate: false });
          form.setErrors({ resume: resumeError(file) });
        }}
        disabled={sending}
      />
      <SendingStatus sending={sending} progress={progress} />
      {sending && <UploadProgress label={resumeTexts.upload} progress={progress} />}
    </PublicForm>
  );
}
