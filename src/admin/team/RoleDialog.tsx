import { schemaResolver } from '@mantine/form';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { staffTexts } from '#contract/staff-texts.ts';
import { authorityInput, type AuthorityInput, type TeamAccount } from '#contract/team.ts';
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

/** Changes what an account may do. */
export function RoleDialog({ account: { username, role, jobs }, opened, onClose, onSaved }: Props) {
  const form = useForm<AuthorityInput>({ initialValues: { role, jobs }, validate: schemaResolver(authorityInput, { sync: true }) });
  const submission = useSubmission(async (input: AuthorityInput) => {
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
          <AuthorityFields form={form} sending={submission.sending} />
          <FormEnd submission={submission} failed={staffTexts.changeAccountFailed} texts={texts} onCancel={cancel} />
        </form>
      )}
    </EditDialog>
  );
}
