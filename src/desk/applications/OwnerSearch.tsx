import { useState } from 'react';
import { applicationsTexts } from './applications-texts.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { useOptions } from '../shell/use-options.tsx';
import styles from './OwnerSearch.module.css';

type Props = {
  label: string;
  value: string;
  names: readonly string[];
  /** What is shown for a username, by either of which it is found. */
  show: (name: string) => string;
  onChoose: (name: string) => void;
  /** Called after a choice, Escape, or when the focus moves elsewhere. */
  onLeave: () => void;
};

/** Chooses a name that is searched by typing. */
export function OwnerSearch({ label, value, names, show, onChoose, onLeave }: Props) {
  const [typed, setTyped] = useState('');
  const isFound = (name: string, text: string, compare: 'includes' | 'startsWith') =>
    [show(name), name].some((known) => known.toLowerCase()[compare](text.trim().toLowerCase()));
  const options = useOptions({
    label: applicationsTexts.columns.owner,
    names: names.filter((name) => isFound(name, typed, 'includes')),
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
          options.mark(names.find((name) => isFound(name, currentTarget.value, 'startsWith')) ?? '');
        }}
        onKeyDown={options.onKeyDown}
      />
      {options.list}
    </div>
  );
}
