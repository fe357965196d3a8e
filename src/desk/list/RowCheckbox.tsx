import { limits } from '#rooms/platform/contract/limits.ts';
import type { Selection, Version } from './use-selection.ts';

type Props = {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  /** @param range whether Shift is held */
  onChange: (range: boolean) => void;
};

/** A native checkbox, because a list may have thousands. */
export function RowCheckbox({ label, checked, indeterminate = false, onChange }: Props) {
  return (
    <label>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        aria-label={label}
        checked={checked}
        // See `RowSelect`.
        autoComplete="off"
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

/** Selects all that is shown, or as much of it as can be changed at once. */
export function SelectAll({ label, shown, selection: { ids, set } }: { label: string; shown: readonly Version[]; selection: Selection }) {
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
