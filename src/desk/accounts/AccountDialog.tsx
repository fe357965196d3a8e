import { NativeSelect } from '@mantine/core';
import type { UseFormInput, UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import {
  accountChangeEndpoints,
  accountFields,
  type AccountFields,
  type Consequences,
  unconfirmedChange,
} from '#rooms/accounts/contract/account-changes.ts';
import type { TeamAccount } from '#rooms/accounts/contract/team.ts';
import { handingOverTexts, teamTexts } from './team-texts.ts';
import type { SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import { validator } from '../../shared/forms/use-form.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog, EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { useColleagues } from '../shell/people.ts';
import { ColleagueFields } from './ColleagueFields.tsx';
import { type Confirmation, HandingOver } from './HandingOver.tsx';

const { change: texts, disable: disableTexts, leave: leaveTexts } = teamTexts;

export type AccountDialogProps = {
  account: TeamAccount;
  opened: boolean;
  onClose: () => void;
  /** @param staysOpen whether the dialog shows something more */
  onSaved: (name: string, staysOpen?: boolean) => void;
};

type Change = Partial<AccountFields> & { disabled?: boolean; leaves?: true; jobs_to?: string };

type ChangeProps<Values> = AccountDialogProps & {
  title: string;
  texts: SubmitTexts & { question: (name: string) => string };
  /** Of the form whose values are the change. */
  input: UseFormInput<Values>;
  children: (form: UseFormReturnType<Values>) => ReactNode;
};

/** Makes a change of an account, once that is confirmed if others are concerned. */
function ChangeDialog<Values extends Change>(props: ChangeProps<Values>) {
  const { username, name } = props.account;
  const { opened, title, texts, input, children, onClose, onSaved } = props;
  const [asked, setAsked] = useState<{ change: Values; consequences: Consequences }>();
  const send = async (change: Values, confirmation?: Confirmation) => {
    try {
      await adminCall(accountChangeEndpoints.updateAccount, { params: { username }, body: { ...change, ...confirmation } });
    } catch (error) {
      const { data } = unconfirmedChange.safeParse(error instanceof ApiError && error.body);
      if (data) setAsked({ change, consequences: data.consequences });
      if (!data || confirmation) throw error;
      return;
    }
    onSaved(change.name ?? name);
  };
  const { form, submission } = useEditForm<Values>(input, (change) => send(change));

  return (
    <EditDialog opened={opened} title={title} isEdited={asked !== undefined} onClose={onClose}>
      {asked ? (
        <HandingOver
          name={name}
          consequences={asked.consequences}
          question={texts.question(name)}
          button={texts}
          onBack={() => setAsked(undefined)}
          onConfirm={(confirmation) => send(asked.change, confirmation)}
        />
      ) : (
        <EditForm {...{ form, submission, texts }} failed={teamTexts.changeFailed}>
          {children(form)}
        </EditForm>
      )}
    </EditDialog>
  );
}

/** Changes the name and address of an account, and what it may do. */
export function AccountDialog(props: AccountDialogProps) {
  const { name, title, email, role, jobs } = props.account;
  const input = { initialValues: { name, title, email, role, jobs }, validate: validator(accountFields) };
  return (
    <ChangeDialog<AccountFields> {...props} title={texts.title(name)} texts={texts} input={input}>
      {(form) => <ColleagueFields form={form} texts={texts} />}
    </ChangeDialog>
  );
}

export function DisableDialog(props: AccountDialogProps) {
  return (
    <ChangeDialog {...props} title={disableTexts.title} texts={disableTexts} input={{ initialValues: { disabled: true } }}>
      {() => <p>{disableTexts.question(props.account.name)}</p>}
    </ChangeDialog>
  );
}

/** Hands over all of somebody's work: interviews ahead, open applications, and a manager's jobs. */
export function HandOverDialog(props: AccountDialogProps) {
  const { username, name, role, jobs } = props.account;
  const managers = useColleagues().filter((one) => one.role === 'manager' && one.username !== username);
  return (
    <ChangeDialog
      {...props}
      title={leaveTexts.title(name)}
      texts={leaveTexts}
      input={{ initialValues: { leaves: true as const, jobs_to: '' } }}
    >
      {(form) => (
        <>
          <p>{leaveTexts.question(name)}</p>
          {role === 'manager' && (
            <NativeSelect
              {...form.getInputProps('jobs_to')}
              label={leaveTexts.jobs(jobs.length)}
              data={[{ value: '', label: handingOverTexts.nobody }, ...managers.map((one) => ({ value: one.username, label: one.name }))]}
            />
          )}
        </>
      )}
    </ChangeDialog>
  );
}
