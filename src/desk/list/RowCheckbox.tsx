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
        // See `StatusSelect`.
        autoComplete="off"
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
