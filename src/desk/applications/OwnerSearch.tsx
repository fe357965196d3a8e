import { useState } from 'react';
import { applicationsTexts } from './applications-texts.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { useOptions } from '../shell/use-options.tsx';
import styles from './OwnerSearch.module.css';

type Props = {
  label: string;
  value: string;
  names: readonly string[];
  /** Shown for a blank name. */
  blank: string;
  onChoose: (name: string) => void;
  /** Called after a choice, Escape, or when the focus moves elsewhere. */
  onLeave: () => void;
};

/** Chooses a name that is searched by typing. */
export function OwnerSearch({ label, value, names, blank, onChoose, onLeave }: Props) {
  const [typed, setTyped] = useState('');
  const show = (name: string) => name || blank;
  const options = useOptions({
    label: applicationsTexts.columns.owner,
    names: names.filter((name) => show(name).toLowerCase().includes(typed.trim().toLowerCase())),
    initial: value,
    show,
    onChoose: (name) => {
      onLeave();
      if (name !== value) onChoose(name);
    },
    onLeave,
  });

  return (
    <div className={styles.search}>
      <input
        {...options.field}
        ref={focusOnMount}
        role="combobox"
        aria-label={label}
        aria-expanded={options.isOpen}
        autoComplete="off"
        placeholder={show(value)}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          // The first that begins with it, and otherwise the first that has it.
          options.mark(names.find((name) => show(name).toLowerCase().startsWith(currentTarget.value.toLowerCase())) ?? '');
        }}
        onKeyDown={options.onKeyDown}
      />
      {options.list}
    </div>
  );
}
