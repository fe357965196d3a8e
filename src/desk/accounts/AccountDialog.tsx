import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountChangeEndpoints, type Consequences } from '#rooms/accounts/contract/account-changes.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { accountFields, type AccountFields, type TeamAccount } from '#rooms/accounts/contract/team.ts';
import { handingOverTexts, teamTexts } from './team-texts.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog, useEditForm } from '../shell/EditDialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { ColleagueForm } from './ColleagueForm.tsx';
import { HandingOver, unconfirmedIn } from './HandingOver.tsx';

const { change: texts, disable: disableTexts, leave: leaveTexts } = teamTexts;

export type AccountDialogProps = {
  account: TeamAccount;
  opened: boolean;
  onClose: () => void;
  /** @param staysOpen whether the dialog shows something more */
  onSaved: (name: string, staysOpen?: boolean) => void;
};

/** Changes the name and address of an account, and what it may do. */
export function AccountDialog({ account: { username, name, title, email, role, jobs }, opened, onClose, onSaved }: AccountDialogProps) {
  const [asked, setAsked] = useState<{ change: AccountFields; found: Consequences }>();
  const input = { initialValues: { name, title, email, role, jobs }, validate: validator(accountFields) };
  const { form, submission } = useEditForm<AccountFields>(input, async (change) => {
    try {
      await adminCall(accountChangeEndpoints.updateAccount, { params: { username }, body: change });
    } catch (error) {
      const found = unconfirmedIn(error);
      if (!found) throw error;
      setAsked({ change, found });
      return;
    }
    onSaved(change.name);
  });

  return (
    <EditDialog opened={opened} title={texts.title(name)} onClose={onClose}>
      {asked ? (
        <HandingOver
          {...asked}
          username={username}
          name={name}
          question={texts.question(name)}
          button={texts}
          onBack={() => setAsked(undefined)}
          onSaved={() => onSaved(asked.change.name)}
        />
      ) : (
        <ColleagueForm form={form} submission={submission} texts={texts} failed={staffTexts.changeAccountFailed} />
      )}
    </EditDialog>
  );
}

/** @param asked the change, as the query that asks what it does to others has it */
function useConsequences(username: string, asked: Record<string, string>) {
  const query = adminQuery(['consequences', username, asked], accountChangeEndpoints.readConsequences, {
    params: { username },
    query: asked,
  });
  return useQuery({ ...query, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
}

/** Asks whether to disable an account, with what that does to others. */
export function DisableDialog({ account: { username, name }, opened, onClose, onSaved }: AccountDialogProps) {
  const found = useConsequences(username, { disabled: 'true' });

  return (
    <EditDialog opened={opened} title={disableTexts.title} onClose={onClose}>
      <Loaded query={found} failed={handingOverTexts.failed}>
        {(consequences) => (
          <HandingOver
            username={username}
            name={name}
            change={{ disabled: true }}
            found={consequences}
            question={disableTexts.question(name)}
            button={{ submit: disableTexts.confirm, submitting: disableTexts.sending }}
            onSaved={() => onSaved(name)}
          />
        )}
      </Loaded>
    </EditDialog>
  );
}

/** Hands over all of somebody's work: interviews ahead, open applications, and a manager's jobs. */
export function HandOverDialog({ account: { username, name, role, jobs }, opened, onClose, onSaved }: AccountDialogProps) {
  const found = useConsequences(username, { leaves: 'true' });
  const [jobsTo, setJobsTo] = useState('');

  return (
    <EditDialog opened={opened} title={leaveTexts.title(name)} onClose={onClose}>
      <Loaded query={found} failed={handingOverTexts.failed}>
        {(consequences) => (
          <>
            {role === 'manager' && (
              <NativeSelect
                label={leaveTexts.jobs(jobs.length)}
                data={[
                  { value: '', label: handingOverTexts.nobody },
                  ...consequences.colleagues
                    .filter((one) => one.role === 'manager')
                    .map((one) => ({ value: one.username, label: one.name })),
                ]}
                value={jobsTo}
                onChange={({ currentTarget }) => setJobsTo(currentTarget.value)}
              />
            )}
            <HandingOver
              key={jobsTo}
              username={username}
              name={name}
              change={{ leaves: true, ...(jobsTo && { jobs_to: jobsTo }) }}
              found={{
                ...consequences,
                colleagues: consequences.colleagues.map((one) =>
                  one.username === jobsTo ? { ...one, jobs: [...one.jobs, ...jobs] } : one,
                ),
              }}
              question={leaveTexts.question(name)}
              button={{ submit: leaveTexts.confirm, submitting: leaveTexts.sending }}
              onSaved={() => onSaved(name)}
            />
          </>
        )}
      </Loaded>
    </EditDialog>
  );
}
