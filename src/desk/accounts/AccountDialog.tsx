import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { accountChangeEndpoints, type Consequences } from '#rooms/accounts/contract/account-changes.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { accountFields, type AccountFields, type TeamAccount } from '#rooms/accounts/contract/team.ts';
import { teamTexts } from './team-texts.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog } from '../shell/EditDialog.tsx';
import { ColleagueForm } from './ColleagueForm.tsx';
import { HandingOver, unconfirmedIn } from './HandingOver.tsx';

const texts = teamTexts.change;

type Props = { account: TeamAccount; opened: boolean; onClose: () => void; onSaved: (username: string) => void };

/** Changes the address of an account, and what it may do. */
export function AccountDialog({ account: { username, email, role, jobs }, opened, onClose, onSaved }: Props) {
  const [asked, setAsked] = useState<{ change: AccountFields; found: Consequences }>();
  const form = useForm<AccountFields>({ initialValues: { email, role, jobs }, validate: schemaResolver(accountFields, { sync: true }) });
  const submission = useSubmission(async (change: AccountFields) => {
    try {
      await adminCall(accountChangeEndpoints.updateAccount, { params: { username }, body: change });
    } catch (error) {
      const found = unconfirmedIn(error);
      if (!found) throw error;
      setAsked({ change, found });
      return;
    }
    onSaved(username);
  });

  return (
    <EditDialog opened={opened} title={texts.title(username)} onClose={onClose}>
      {asked ? (
        <HandingOver
          {...asked}
          username={username}
          question={texts.question(username)}
          button={texts}
          onBack={() => setAsked(undefined)}
          onSaved={() => onSaved(username)}
        />
      ) : (
        <ColleagueForm form={form} submission={submission} texts={texts} failed={staffTexts.changeAccountFailed} />
      )}
    </EditDialog>
  );
}
