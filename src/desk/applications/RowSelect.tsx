import { type ComponentProps, useState } from 'react';
import styles from './StatusSelect.module.css';

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  value: string;
  names: readonly string[];
  show: (name: string) => string;
  onChoose: (name: string) => void;
};

/** Changes a field of an item in its row. A value that is not among the names is shown as it is. */
export function RowSelect({ value, names, show, onChoose, ...props }: Props) {
  // A list may have thousands of these, so the other options are rendered on use.
  const [inUse, setInUse] = useState(false);
  const markInUse = () => setInUse(true);
  const options = inUse ? names : [];
  return (
    <select
      {...props}
      className={styles.select}
      value={value}
      data-blank={value === '' || undefined}
      // Browsers save the state of a control with each change of the address, unless this is off.
      autoComplete="off"
      onPointerDown={markInUse}
      onFocus={markInUse}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {!options.includes(value) && <option value={value}>{show(value)}</option>}
      {options.map((name) => (
        <option key={name} value={name}>
          {show(name)}
        </option>
      ))}
    </select>
  );
}
