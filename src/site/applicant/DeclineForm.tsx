import { schemaResolver } from '@mantine/form';
import { Textarea } from '@mantine/core';
import { applicantInterview, type ApplicantView } from '#rooms/applicant/contract/applicant.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { interviewTexts } from './interview-texts.ts';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { paragraphProps, usePublicForm } from '../../shared/forms/use-public-form.ts';

const { declineForm: texts } = interviewTexts;

const validate = schemaResolver(applicantInterview, { sync: true });

type Props = {
  token: string;
  /** Of the interview. */
  id: string;
  send: (answer: { decline: string }) => Promise<ApplicantView>;
  onSent: (view: ApplicantView) => void;
};

/** Says that none of the proposed times suits, and which ones would. */
export function DeclineForm({ token, id, send, onSent }: Props) {
  const publicForm = usePublicForm({
    name: `applicant-interview ${id}`,
    labels: { decline: texts.label },
    blank: { decline: texts.blank },
    validate: ({ decline }) => validate({ token, id, decline }),
    send: ({ decline }) => send({ decline }),
    onSent,
  });
  const { form, textProps } = publicForm;

  return (
    <PublicForm form={publicForm} texts={texts} failed={privatePageTexts.interviewFailed}>
      <Textarea key={form.key('decline')} {...textProps('decline')} {...paragraphProps} rows={3} required />
    </PublicForm>
  );
}
