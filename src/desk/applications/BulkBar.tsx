import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { Application, ApplicationFilter, ApplicationVersion } from '#rooms/applications/contract/applications.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { isClosed, staffStatuses } from '#rooms/applications/contract/statuses.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { ignoreMissing } from '../../shared/lib/api.ts';
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

const SuggestionDialog = lazyPart('suggest an opening', async () => (await import('../answers/SuggestionDialog.tsx')).SuggestionDialog);

type Props = {
  selection: Selection;
  filter: ApplicationFilter;
  total: number | undefined;
  list: PagedList<Application>;
  outcome: Outcome;
  exporting: boolean;
  onExport: (ids: ReadonlySet<string>) => void;
};

/** @returns undefined if it is gone */
const read = async (id: string) =>
  (await adminCall(applicationEndpoints.readApplication, { params: { id } }).catch(ignoreMissing))?.data.application;

/** The actions for the selected applications, at the bottom of the window. */
export function BulkBar({ selection, filter, total, list, outcome, exporting, onExport }: Props) {
  const bulk = useBulk({ selection, find: list.find, ...outcome });
  const telling = useTelling();
  const suggestion = useDialog<string[]>();
  const colleagues = useColleagues();
  const [selectingAll, setSelectingAll] = useState(false);
  const [selected, setSelected] = useState<readonly ApplicationVersion[]>([]);
  const count = selection.ids.size;
  const canSelectMore = list.hasMore && count < Math.min(total ?? Infinity, limits.bulkMax);

  const selectAll = () => {
    setSelectingAll(true);
    void outcome.report.run(bulkTexts.selectAllFailed, async () => {
      try {
        const { data } = await adminCall(applicationEndpoints.listApplicationVersions, { query: filter });
        selection.set(data.map(({ id, updated_at }) => ({ id, updated_at })));
        setSelected(data);
        return bulkTexts.selected(data.length);
      } finally {
        setSelectingAll(false);
      }
    });
  };

  /** Always asks, since a selection can exceed what is seen. @param more those no longer listed */
  const askFor = (status: StaffStatus, more: readonly (Application | undefined)[] = []) => {
    const ids = [...selection.ids];
    const known = ids.flatMap((id) => list.find(id) ?? []);
    const listed = ids.flatMap((id) => list.find(id) ?? [...selected, ...more].find((one) => one?.id === id) ?? []);
    telling.open({ status, known, listed, count }, ({ rejection }) => bulk.setStatus(status, rejection));
  };

  const setStatus = (status: StaffStatus) => {
    const unseen = [...selection.ids].filter((id) => !list.find(id) && selected.every((one) => one.id !== id));
    if (!isClosed(status)) bulk.setStatus(status);
    else if (unseen.length === 0) askFor(status);
    else
      void outcome.report.run(staffTexts.fetchApplicationsFailed, async () => {
        askFor(status, await Promise.all(unseen.map(read)));
        return '';
      });
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
        <Button size="xs" variant="subtle" onClick={selectAll} loading={selectingAll}>
          {bulkTexts.selectAll(total, limits.bulkMax)}
        </Button>
      )}
      <RowMenu
        label={bulkTexts.setStatus}
        items={staffStatuses.map((status) => ({
          label: status,
          content: <StatusLabel status={status} />,
          onSelect: () => setStatus(status),
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
