import { Button, Loader } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import type { Rejection } from '#rooms/answers/contract/answers.ts';
import { applicationEndpoints, type ApplicationVersion } from '#rooms/applications/contract/endpoints.ts';
import type { Application, ApplicationFilter } from '#rooms/applications/contract/applications.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { isClosed, staffStatuses } from '#rooms/applications/contract/statuses.ts';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import { bulkTexts } from './bulk-texts.ts';
import { suggestionTexts } from '../answers/suggestions-texts.ts';
import { applicationsTexts } from './applications-texts.ts';
import { RowMenu } from '../shell/RowMenu.tsx';
import { SelectionBar } from '../list/SelectionBar.tsx';
import type { PagedList } from '../list/use-paged-list.ts';
import type { Selection } from '../list/use-selection.ts';
import { adminCall } from '../session/admin-call.ts';
import type { Outcome } from '../shell/resource.ts';
import { useColleagues } from '../shell/people.ts';
import { useDialog } from '../shell/use-dialog.ts';
import styles from '../list/BulkBar.module.css';
import { type StaffStatus, useBulk } from './use-bulk.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { useTelling } from '../answers/use-telling.tsx';

const SuggestionDialog = lazyPart(async () => (await import('../answers/SuggestionDialog.tsx')).SuggestionDialog);

type Props = {
  selection: Selection;
  filter: ApplicationFilter;
  total: number | undefined;
  list: PagedList<Application>;
  outcome: Outcome;
  exporting: boolean;
  onExport: (ids: ReadonlySet<string>) => void;
};

/** The actions for the selected applications, at the bottom of the window. */
export function BulkBar({ selection, filter, total, list, outcome, exporting, onExport }: Props) {
  const telling = useTelling();
  const suggestion = useDialog<string[]>();
  const colleagues = useColleagues();
  const [selectingAll, setSelectingAll] = useState(false);
  const [selected, setSelected] = useState<readonly ApplicationVersion[]>([]);
  const versionOf = (id: string) => list.find(id) ?? selected.find((one) => one.id === id);
  const bulk = useBulk({ selection, find: list.find, applicantOf: (id) => versionOf(id)?.applicant_name, ...outcome });
  const count = selection.ids.size;
  const canSelectMore = list.hasMore && count < Math.min(total ?? Infinity, limits.bulkMax);

  const selectAll = async () => {
    setSelectingAll(true);
    const call = adminCall(applicationEndpoints.listApplicationVersions, { query: filter });
    const { data } = await call.finally(() => setSelectingAll(false));
    selection.set(data);
    setSelected(data);
    return bulkTexts.selected(data.length);
  };

  const end = useCallbackRef((status: StaffStatus, rejection: Rejection) => bulk.setStatus(status, rejection));

  /** Always asks, since a selection can exceed what is seen. */
  const askFor = (status: StaffStatus) => {
    // A colleague's change may have taken some out of the list.
    const listed = [...selection.ids].flatMap((id) => versionOf(id) ?? []);
    selection.update((version) => listed.find(({ id }) => id === version.id) && version);
    const known = listed.flatMap(({ id }) => list.find(id) ?? []);
    if (listed.length === 0) return;
    telling.open({ status, known, listed, count: listed.length, run: ({ details }) => end(status, details) });
  };

  if (bulk.progress !== undefined) {
    return (
      <div className={styles.bar} role="status">
        <Loader size="xs" />
        <span>{bulk.progress}</span>
      </div>
    );
  }
  if (count === 0) return null;
  return (
    <SelectionBar
      selection={selection}
      texts={bulkTexts}
      deletion={{
        title: bulkTexts.deleteTitle,
        question: bulkTexts.question(count),
        consequence: count === 1 ? applicationsTexts.deleteConsequence : bulkTexts.consequence,
        onConfirm: bulk.remove,
      }}
    >
      {canSelectMore && (
        <Button
          size="xs"
          variant="subtle"
          onClick={() => void outcome.report.run(bulkTexts.selectAllFailed, selectAll)}
          loading={selectingAll}
        >
          {bulkTexts.selectAll(total, limits.bulkMax)}
        </Button>
      )}
      <RowMenu
        label={bulkTexts.setStatus}
        items={staffStatuses.map((status) => ({
          label: status,
          content: <StatusLabel status={status} />,
          onSelect: () => (isClosed(status) ? askFor(status) : bulk.setStatus(status)),
        }))}
      >
        {bulkTexts.setStatus}
      </RowMenu>
      {colleagues.length > 0 && (
        <RowMenu
          label={bulkTexts.assign}
          items={[{ username: '', name: applicationsTexts.nobody }, ...colleagues].map(({ username, name }) => ({
            label: name,
            onSelect: () => bulk.assign(username),
          }))}
        >
          {bulkTexts.assign}
        </RowMenu>
      )}
      {filter.view === 'kept' && (
        <Button size="xs" variant="default" onClick={({ currentTarget }) => suggestion.open([...selection.ids], currentTarget)}>
          {suggestionTexts.open}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => onExport(selection.ids)} aria-disabled={exporting}>
        {exporting ? applicationsTexts.exporting : bulkTexts.export}
      </Button>
      {telling.dialog}
      {suggestion.render((ids, props) => (
        <SuggestionDialog
          {...props}
          ids={ids}
          first={list.find(ids[0] ?? '')}
          onSent={(text) => {
            suggestion.close();
            outcome.report.announce(text);
          }}
        />
      ))}
    </SelectionBar>
  );
}
