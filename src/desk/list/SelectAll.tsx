import { limits } from '#rooms/platform/contract/limits.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { Selection, Version } from './use-selection.ts';

type Props = { label: string; shown: readonly Version[]; selection: Selection };

/** Selects all that is shown, or as much of it as can be changed at once. */
export function SelectAll({ label, shown, selection: { ids, set } }: Props) {
  const selectable = shown.slice(0, limits.bulkMax);
  const allSelected = selectable.length > 0 && selectable.every(({ id }) => ids.has(id));
  return (
    <RowCheckbox
      label={label}
      checked={allSelected}
      indeterminate={!allSelected && ids.size > 0}
      onChange={() => set(allSelected ? [] : selectable)}
    />
  );
}
