import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { applicantProfile, type ApplicantView } from '#contract/applicant.ts';
import { applicantEndpoints } from '#contract/applicant-endpoints.ts';
import { privatePageTexts } from '#contract/private-page-texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { applyTexts } from '../../content/form-texts.ts';
import { call } from '../../lib/api.ts';
import formStyles from '../Form.module.css';
import { PublicForm } from '../PublicForm.tsx';
import { nameProps, phoneProps, usePublicForm } from '../use-public-form.ts';

const { fields, blank } = applyTexts;

const validate = schemaResolver(applicantProfile, { sync: true });

type Props = { token: string; view: ApplicantView; onSaved: (view: ApplicantView) => void };

/** Corrects the applicant's name and phone. */
export function ProfileForm({ token, view, onSaved }: Props) {
  const publicForm = usePublicForm({
    name: `applicant-profile ${view.reference}`,
    labels: { applicant_name: fields.applicant_name, phone: fields.phone },
    others: { applicant_name: view.applicant_name, phone: view.phone },
    blank: { applicant_name: blank.applicant_name },
    validate: ({ applicant_name, phone }) => validate({ token, applicant_name, phone }),
    send: ({ applicant_name, phone }) =>
      call(applicantEndpoints.correctOwnProfile, { body: applicantProfile.parse({ token, applicant_name, phone }) }),
    onSent: ({ data }) => {
      const stored = { applicant_name: data.applicant_name, phone: data.phone, recaptchaToken: '' };
      form.setInitialValues(stored);
      form.setValues(stored);
      onSaved(data);
    },
  });
  const { form, answer, textProps } = publicForm;

  return (
    <PublicForm
      form={publicForm}
      texts={applicantTexts.profile}
      failed={privatePageTexts.profileFailed}
      confirmation={answer && <Notice kind="success">{applicantTexts.profile.saved}</Notice>}
    >
      <div className={formStyles.pair}>
        <TextInput key={form.key('applicant_name')} {...textProps('applicant_name')} {...nameProps} />
        <TextInput key={form.key('phone')} {...textProps('phone')} {...phoneProps} />
      </div>
    </PublicForm>
  );
}
