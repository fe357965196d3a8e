import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { applicantProfile, type ApplicantView } from '#rooms/applicant/contract/applicant.ts';
import { applicantEndpoints } from '#rooms/applicant/contract/endpoints.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { applyTexts } from '../../shared/texts/form-texts.ts';
import { call } from '../../shared/lib/api.ts';
import formStyles from '../../shared/forms/Form.module.css';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { nameProps, phoneProps, usePublicForm } from '../../shared/forms/use-public-form.ts';

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
      quiet
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
