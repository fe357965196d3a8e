import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageEndpoints, type MessageStatus } from '#rooms/messages/contract/endpoints.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { countsQuery } from '../shell/queries.ts';
import type { Outcome } from '../shell/resource.ts';
import { SelectionBar } from '../list/SelectionBar.tsx';
import type { Selection } from '../list/use-selection.ts';
import { messagesTexts } from './messages-texts.ts';

type Props = {
  selection: Selection;
  outcome: Outcome;
};

type Action = { set: MessageStatus } | { delete: true };

/** The actions for the selected messages, at the bottom of the window. */
export function MessagesBar({ selection, outcome: { report, undo } }: Props) {
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const count = selection.ids.size;

  const change = (ids: string[], action: Action, failed: string, doneText: (count: number) => string) =>
    void report.run(failed, async () => {
      setRunning(true);
      const call = adminCall(messageEndpoints.changeMessages, { body: { ids, ...action } });
      const { results } = (await call.finally(() => setRunning(false))).data;
      const idsWith = (outcome: string) => results.filter((result) => result.outcome === outcome).map(({ id }) => id);
      const [failedIds, heldIds] = [idsWith('failed'), idsWith('held')];
      selection.update((version) => ([...failedIds, ...heldIds].includes(version.id) ? version : undefined));
      await Promise.all([client.invalidateQueries({ queryKey: ['messages'] }), client.invalidateQueries(countsQuery)]);
      const text = doneText(idsWith('done').length);
      const changed = results.filter(({ before }) => before === 'Open').map(({ id }) => id);
      if (changed.length > 0) undo.propose({ text, undo: () => setStatus(changed, 'Open') });
      if (failedIds.length > 0) throw new ApiError(409, messagesTexts.bulk.failed(failedIds.length));
      if (heldIds.length > 0) throw new ApiError(409, messagesTexts.bulk.held(heldIds.length));
      return text;
    });

  const setStatus = (ids: string[], status: MessageStatus) =>
    change(ids, { set: status }, messagesTexts.statusFailed, (count) => messagesTexts.bulk.changed(count, status));

  if (count === 0) return null;
  const deletion = {
    title: messagesTexts.deleteTitle,
    question: count === 1 ? messagesTexts.deleteQuestion : messagesTexts.bulk.deleteQuestion(count),
    onConfirm: () => change([...selection.ids], { delete: true }, messagesTexts.deleteFailed, messagesTexts.bulk.deleted),
  };
  return (
    <SelectionBar selection={selection} texts={messagesTexts.bulk} deletion={deletion} disabled={running}>
      <Button size="xs" variant="default" loading={running} onClick={() => setStatus([...selection.ids], 'Answered')}>
        {messagesTexts.markDone}
      </Button>
    </SelectionBar>
  );
}
