import { schemaResolver } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountChangeEndpoints, type Consequences } from '#rooms/accounts/contract/account-changes.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { accountFields, type AccountFields, type TeamAccount } from '#rooms/accounts/contract/team.ts';
import { handingOverTexts, teamTexts } from './team-texts.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog } from '../shell/EditDialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { ColleagueForm } from './ColleagueForm.tsx';
import { HandingOver, unconfirmedIn } from './HandingOver.tsx';

const { change: texts, disable: disableTexts } = teamTexts;

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

type DisableProps = { username: string; opened: boolean; onClose: () => void; onSaved: () => void };

/** Asks whether to disable an account, with what that does to others. */
export function DisableDialog({ username, opened, onClose, onSaved }: DisableProps) {
  const query = adminQuery(['consequences', username], accountChangeEndpoints.readConsequences, {
    params: { username },
    query: { disabled: 'true' },
  });
  const found = useQuery({ ...query, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });

  return (
    <EditDialog opened={opened} title={disableTexts.title} onClose={onClose}>
      <Loaded query={found} failed={handingOverTexts.failed}>
        {(consequences) => (
          <HandingOver
            username={username}
            change={{ disabled: true }}
            found={consequences}
            question={disableTexts.question(username)}
            button={{ submit: disableTexts.confirm, submitting: disableTexts.sending }}
            onSaved={onSaved}
          />
        )}
      </Loaded>
    </EditDialog>
  );
}
