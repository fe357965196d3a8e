import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountEndpoints } from '#contract/account-changes.ts';
import { handingOverTexts } from '../../content/staff/handing-over.ts';
import { teamTexts } from '../../content/staff/team.ts';
import { EditDialog } from '../shared/EditDialog.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { adminQuery } from '../shared/queries.ts';
import { HandingOver } from './HandingOver.tsx';

const { title, question, confirm, sending: submitting } = teamTexts.disable;

type Props = { username: string; opened: boolean; onClose: () => void; onSaved: () => void };

/** Asks whether to disable an account, with what that does to others. */
export function DisableDialog({ username, opened, onClose, onSaved }: Props) {
  const [sending, setSending] = useState(false);
  const query = adminQuery(['consequences', username], accountEndpoints.readConsequences, {
    params: { username },
    query: { disabled: 'true' },
  });
  const found = useQuery({ ...query, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });

  return (
    <EditDialog opened={opened} title={title} size="lg" sending={sending} hasChanges={() => false} onClose={onClose}>
      {(cancel) => (
        <Loaded query={found} failed={handingOverTexts.failed}>
          {(consequences) => (
            <HandingOver
              username={username}
              change={{ disabled: true }}
              found={consequences}
              question={question(username)}
              button={{ submit: confirm, submitting }}
              onSending={setSending}
              onCancel={cancel}
              onSaved={onSaved}
            />
          )}
        </Loaded>
      )}
    </EditDialog>
  );
}
