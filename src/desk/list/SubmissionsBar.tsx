import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { countsQuery } from '../shell/queries.ts';
import type { Outcome } from '../shell/resource.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { Submission, SubmissionResource } from './submissions.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  resource: Pick<SubmissionResource<Submission>, 'name' | 'form' | 'texts'>;
  selection: Selection;
  outcome: Outcome;
};

type Action = { set: string } | { delete: true };

/** The actions for the selected submissions, at the bottom of the window. */
export function SubmissionsBar({ resource: { name, form, texts }, selection, outcome: { report, undo } }: Props) {
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const [open, done] = form.statuses;
  const count = selection.ids.size;

  const change = (ids: string[], action: Action, failed: string, doneText: (count: number) => string) =>
    void report.run(failed, async () => {
      setRunning(true);
      try {
        const { results } = (await adminCall(form.calls.change, { body: { ids, ...action } })).data;
        const idsWith = (outcome: string) => results.filter((result) => result.outcome === outcome).map(({ id }) => id);
        const failedIds = idsWith('failed');
        selection.update((version) => (failedIds.includes(version.id) ? version : undefined));
        await Promise.all([client.invalidateQueries({ queryKey: [name] }), client.invalidateQueries(countsQuery)]);
        const text = doneText(idsWith('done').length);
        const changed = results.filter(({ before }) => before === open).map(({ id }) => id);
        if (changed.length > 0) undo.propose({ text, undo: () => setStatus(changed, open) });
        if (failedIds.length > 0) throw new ApiError(409, texts.bulk.failed(failedIds.length));
        return text;
      } finally {
        setRunning(false);
      }
    });

  const setStatus = (ids: string[], status: string) =>
    change(ids, { set: status }, texts.statusFailed, (count) => texts.bulk.changed(count, status));

  if (count === 0) return null;
  const deletion = {
    title: texts.deleteTitle,
    question: count === 1 ? texts.deleteQuestion : texts.bulk.deleteQuestion(count),
    onConfirm: () => change([...selection.ids], { delete: true }, texts.deleteFailed, texts.bulk.deleted),
  };
  return (
    <SelectionBar selection={selection} texts={texts.bulk} deletion={deletion} disabled={running}>
      <Button size="xs" variant="default" loading={running} onClick={() => setStatus([...selection.ids], done)}>
        {texts.markDone}
      </Button>
    </SelectionBar>
  );
}
