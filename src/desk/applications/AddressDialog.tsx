import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { addressInput, byHandEndpoints } from '#rooms/applications/contract/by-hand.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { useAddressQuestion } from '../../shared/forms/use-address-question.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog, EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { bookedTime } from '../shell/interview-words.ts';
import { applicationsChanged } from '../shell/queries.ts';
import { correctAddressTexts as texts } from './by-hand-texts.ts';

type Props = { application: Application; opened: boolean; onClose: () => void; onSaved: (text: string) => void };

const validateInput = validator(addressInput);

/** Corrects where an applicant is written to. Asks once more if an offer is out. */
export function AddressDialog({ application: { id, applicant_name, status, updated_at, ...stored }, opened, onClose, onSaved }: Props) {
  const client = useQueryClient();
  const validate = useAddressQuestion(validateInput, 'applicant_email');
  const [confirmed, setConfirmed] = useState('');
  const initialValues = { applicant_email: stored.applicant_email, updated_at };
  const { form, submission } = useEditForm({ initialValues, validate }, async (values) => {
    if (status === 'Offer' && confirmed !== values.applicant_email) {
      setConfirmed(values.applicant_email);
      return;
    }
    const { data } = await adminCall(byHandEndpoints.correctAddress, { params: { id }, body: values });
    applicationsChanged(client);
    onClose();
    onSaved(texts.saved(data.applicant_email));
  });
  const { applicant_email } = form.values;
  const isAsked = confirmed !== '' && confirmed === applicant_email;

  return (
    <EditDialog opened={opened} title={texts.title(applicant_name)} onClose={onClose}>
      <EditForm
        {...{ form, submission }}
        texts={isAsked ? { ...texts, submit: texts.confirm } : texts}
        failed={staffTexts.correctAddressFailed}
      >
        <TextInput
          {...form.getInputProps('applicant_email')}
          type="email"
          autoComplete="off"
          label={texts.field}
          description={texts.hint(bookedTime(stored.interview) !== undefined)}
          required
          data-autofocus
        />
        {isAsked && <Notice kind="info">{texts.offerOut(applicant_name, applicant_email)}</Notice>}
      </EditForm>
    </EditDialog>
  );
}
