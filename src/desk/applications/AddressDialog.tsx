import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { addressInput, byHandEndpoints } from '#rooms/applications/contract/by-hand.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { slipQuestion, useAddressQuestion } from '../../shared/forms/address-question.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog, EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { applicationsChanged } from '../shell/queries.ts';
import { correctAddressTexts as texts } from './by-hand-texts.ts';

type Props = { application: Application; opened: boolean; onClose: () => void; onSaved: (text: string) => void };

const validateInput = validator(addressInput);

/** Corrects where an applicant is written to. Asks first if an offer is out. */
export function AddressDialog({ application, opened, onClose, onSaved }: Props) {
  const { id, applicant_name, applicant_email, status, updated_at } = application;
  const client = useQueryClient();
  const validate = (values: { applicant_email: string }) => validateInput({ ...values, updated_at });
  const ask = (address: string) =>
    [slipQuestion(address), status === 'Offer' && texts.offerOut(applicant_name, address)].filter(Boolean).join(' ') || undefined;
  const input = { initialValues: { applicant_email }, validate: useAddressQuestion(validate, 'applicant_email', ask) };
  const { form, submission } = useEditForm(input, async (values) => {
    const correction = adminCall(byHandEndpoints.correctAddress, { params: { id }, body: { ...values, updated_at } });
    // Also what somebody else has changed meanwhile.
    const { data } = await correction.finally(() => applicationsChanged(client));
    onClose();
    onSaved(texts.saved(data.applicant_email));
  });

  return (
    <EditDialog opened={opened} title={texts.title(applicant_name)} onClose={onClose}>
      <EditForm {...{ form, submission, texts }} failed={staffTexts.correctAddressFailed}>
        <TextInput
          {...form.getInputProps('applicant_email')}
          type="email"
          autoComplete="off"
          label={texts.field}
          description={texts.hint}
          required
          data-autofocus
        />
      </EditForm>
    </EditDialog>
  );
}
