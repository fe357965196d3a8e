import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { type HiringProcess, type HiringProcessInput, hiringProcessInput } from '#contract/hiring-process.ts';
import { texts } from '#contract/texts.ts';
import { hiringProcessTexts } from '../../content/staff/jobs.ts';
import { markBlankFields } from '../../forms/form-errors.ts';
import styles from '../../forms/Form.module.css';
import { RequiredFieldsNotice } from '../../forms/RequiredFieldsNotice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { adminCall } from '../session/admin-call.ts';
import type { OpenedDialogProps } from '../shared/DialogButton.tsx';
import { FormEnd } from '../shared/FormEnd.tsx';
import { adminQuery } from '../shared/queries.ts';
import { type EditProps, StoredTextsDialog } from '../shared/StoredTextsDialog.tsx';

/** Edits what applicants are told once their application has arrived. */
export function HiringProcessDialog({ opened, onClose, onSaved }: OpenedDialogProps) {
  const query = useQuery({
    ...adminQuery(['hiring process'], endpoints.readHiringProcess),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <StoredTextsDialog
      opened={opened}
      title={hiringProcessTexts.title}
      failed={texts.fetchHiringProcessFailed}
      query={query}
      onClose={onClose}
    >
      {(process, props) => <HiringProcessForm key={process.updated_at} process={process} onSaved={onSaved} {...props} />}
    </StoredTextsDialog>
  );
}

type Values = { next_steps: string; reply_days: string };

const inputOf = ({ next_steps, reply_days }: Values): HiringProcessInput => ({ next_steps, reply_days: Number(reply_days) });
const validate = schemaResolver(hiringProcessInput, { sync: true });

type Props = EditProps & { process: HiringProcess; onSaved: () => void };

function HiringProcessForm({ process, onChange, onSaved, onSending, onCancel, onReload }: Props) {
  const { fields, hints } = hiringProcessTexts;
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: { next_steps: process.next_steps, reply_days: String(process.reply_days) },
    validate: (values) => validate(inputOf(values)),
    enhanceGetInputProps: markBlankFields,
    onValuesChange: () => onChange(form.isDirty()),
  });
  const submission = useSubmission(async (values: Values) => {
    await adminCall(endpoints.updateHiringProcess, { body: { ...inputOf(values), updated_at: process.updated_at } });
    onSaved();
  }, onSending);

  return (
    <form className={styles.form} onSubmit={form.onSubmit((values) => void submission.submit(values), submission.clearFailure)} noValidate>
      <p>{hiringProcessTexts.hint}</p>
      <RequiredFieldsNotice errors={form.errors} />
      <Textarea
        key={form.key('next_steps')}
        {...form.getInputProps('next_steps')}
        label={fields.next_steps}
        description={hints.next_steps}
        required
        readOnly={submission.sending}
        rows={5}
        resize="vertical"
        data-autofocus
      />
      <TextInput
        key={form.key('reply_days')}
        {...form.getInputProps('reply_days')}
        label={fields.reply_days}
        description={hints.reply_days}
        required
        readOnly={submission.sending}
        inputMode="numeric"
        styles={{ wrapper: { width: '10rem' } }}
      />
      <FormEnd
        submission={submission}
        failed={texts.saveHiringProcessFailed}
        label={hiringProcessTexts.save}
        sendingLabel={hiringProcessTexts.saving}
        onCancel={onCancel}
        onReload={onReload}
      />
    </form>
  );
}
