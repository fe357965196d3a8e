import { schemaResolver } from '@mantine/form';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { staffTexts } from '#contract/staff-texts.ts';
import { accountFields, type AccountFields, type TeamAccount } from '#contract/team.ts';
import { teamTexts } from '../../content/staff/team.ts';
import { useForm } from '../../forms/use-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog } from '../shared/EditDialog.tsx';
import { ColleagueForm } from './ColleagueForm.tsx';

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
        <ColleagueForm form={form} submission={submission} texts={texts} failed={staffTexts.changeAccountFailed} onCancel={cancel} />
      )}
    </EditDialog>
  );
}
