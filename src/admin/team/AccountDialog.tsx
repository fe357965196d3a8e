import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { staffTexts } from '#contract/staff-texts.ts';
import { accountFields, type AccountFields, type TeamAccount } from '#contract/team.ts';
import { teamTexts } from '../../content/staff/team.ts';
import styles from '../../forms/Form.module.css';
import { useForm } from '../../forms/use-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog } from '../shared/EditDialog.tsx';
import { FormEnd } from '../shared/FormEnd.tsx';
import { AuthorityFields } from './AuthorityFields.tsx';

const texts = teamTexts.change;

type Props = { account: TeamAccount; opened: boolean; onClose: () => void; onSaved: (username: string) => void };

/** Changes the address of an account, and what it may do. */
export function AccountDialog({ account: { username, email, role, jobs }, opened, onClose, onSaved }: Props) {
  const form = useForm<AccountFields>({ initialValues: { email, role, jobs }, validate: schemaResolver(accountFields, { sync: true }) });
  const submission = useSubmission(async (input: AccountFields) => {
    await adminCall(staffEndpoints.updateAccount, { params: { username }, body: input });
    onSaved(username);
  });

  return (
    <EditDialog
      opened={opened}
      title={texts.title(username)}
      size="lg"
      sending={submission.sending}
      hasChanges={() => form.isDirty()}
      onClose={onClose}
    >
      {(cancel) => (
        <form
          className={styles.form}
          onSubmit={form.onSubmit((input) => void submission.submit(input), submission.clearFailure)}
          noValidate
        >
          <p className={styles.note}>{texts.hint}</p>
          <TextInput
            {...form.getInputProps('email')}
            label={teamTexts.fields.email}
            description={texts.emailHint}
            type="email"
            autoComplete="off"
            readOnly={submission.sending}
          />
          <AuthorityFields form={form} sending={submission.sending} />
          <FormEnd submission={submission} failed={staffTexts.changeAccountFailed} texts={texts} onCancel={cancel} />
        </form>
      )}
    </EditDialog>
  );
}
