import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { accountChangeEndpoints, type Consequences } from '#rooms/accounts/contract/account-changes.ts';
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
        <ColleagueForm form={form} submission={submission} texts={texts} failed={teamTexts.changeFailed} />
      )}
    </EditDialog>
  );
}

type AskedProps = AccountDialogProps & {
  title: string;
  /** The change, as the query that asks what it does to others has it. */
  asked: Record<string, string>;
  children: (props: Pick<ComponentProps<typeof HandingOver>, 'username' | 'name' | 'found' | 'onSaved'>) => ReactNode;
};

/** Reads what a change does to others before it is asked about. */
function AskedDialog({ account: { username, name }, opened, title, asked, children, onClose, onSaved }: AskedProps) {
  const query = adminQuery(['consequences', username, asked], accountChangeEndpoints.readConsequences, {
    params: { username },
    query: asked,
  });
  return (
    <EditDialog opened={opened} title={title} onClose={onClose}>
      <Loaded query={useQuery({ ...query, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false })} failed={handingOverTexts.failed}>
        {(found) => children({ username, name, found, onSaved: () => onSaved(name) })}
      </Loaded>
    </EditDialog>
  );
}

/** Asks whether to disable an account, with what that does to others. */
export function DisableDialog(props: AccountDialogProps) {
  return (
    <AskedDialog {...props} title={disableTexts.title} asked={{ disabled: 'true' }}>
      {(shared) => (
        <HandingOver {...shared} change={{ disabled: true }} question={disableTexts.question(shared.name)} button={disableTexts} />
      )}
    </AskedDialog>
  );
}

/** Hands over all of somebody's work: interviews ahead, open applications, and a manager's jobs. */
export function HandOverDialog(props: AccountDialogProps) {
  const { name, role, jobs } = props.account;
  const [jobsTo, setJobsTo] = useState('');

  return (
    <AskedDialog {...props} title={leaveTexts.title(name)} asked={{ leaves: 'true' }}>
      {({ found: { colleagues, ...found }, ...shared }) => (
        <>
          {role === 'manager' && (
            <NativeSelect
              label={leaveTexts.jobs(jobs.length)}
              data={[
                { value: '', label: handingOverTexts.nobody },
                ...colleagues.filter((one) => one.role === 'manager').map((one) => ({ value: one.username, label: one.name })),
              ]}
              value={jobsTo}
              onChange={({ currentTarget }) => setJobsTo(currentTarget.value)}
            />
          )}
          <HandingOver
            {...shared}
            key={jobsTo}
            change={{ leaves: true, ...(jobsTo && { jobs_to: jobsTo }) }}
            found={{
              ...found,
              colleagues: colleagues.map((one) => (one.username === jobsTo ? { ...one, jobs: [...one.jobs, ...jobs] } : one)),
            }}
            question={leaveTexts.question(name)}
            button={leaveTexts}
          />
        </>
      )}
    </AskedDialog>
  );
}
