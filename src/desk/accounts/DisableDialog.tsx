import { useQuery } from '@tanstack/react-query';
import { accountChangeEndpoints } from '#rooms/accounts/contract/account-changes.ts';
import { handingOverTexts } from './handing-over-texts.ts';
import { teamTexts } from './team-texts.ts';
import { EditDialog } from '../shell/EditDialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { HandingOver } from './HandingOver.tsx';

const { title, question, confirm, sending: submitting } = teamTexts.disable;

type Props = { username: string; opened: boolean; onClose: () => void; onSaved: () => void };

/** Asks whether to disable an account, with what that does to others. */
export function DisableDialog({ username, opened, onClose, onSaved }: Props) {
  const query = adminQuery(['consequences', username], accountChangeEndpoints.readConsequences, {
    params: { username },
    query: { disabled: 'true' },
  });
  const found = useQuery({ ...query, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });

  return (
    <EditDialog opened={opened} title={title} onClose={onClose}>
      <Loaded query={found} failed={handingOverTexts.failed}>
        {(consequences) => (
          <HandingOver
            username={username}
            change={{ disabled: true }}
            found={consequences}
            question={question(username)}
            button={{ submit: confirm, submitting }}
            onSaved={onSaved}
          />
        )}
      </Loaded>
    </EditDialog>
  );
}
