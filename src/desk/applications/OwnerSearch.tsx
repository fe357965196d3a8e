import { type KeyboardEvent, useId, useState } from 'react';
import { applicationsTexts } from './applications-texts.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
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

/** Chooses a name: typing searches, arrows move, Enter chooses, and Escape leaves. */
export function OwnerSearch({ label, value, names, blank, onChoose, onLeave }: Props) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(value);
  const shownAs = (name: string) => name || blank;
  const found = names.filter((name) => shownAs(name).toLowerCase().includes(typed.trim().toLowerCase()));
  const active = Math.max(found.indexOf(chosen), 0);

  const choose = (name: string) => {
    onLeave();
    if (name !== value) onChoose(name);
  };

  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const name = found[active];
    if (step) setChosen(found.at((active + step) % found.length) ?? '');
    else if (key === 'Enter' && name !== undefined) choose(name);
    else if (key === 'Escape') onLeave();
    else if (key !== 'Enter') return;
    event.preventDefault();
  };

  return (
    <div className={styles.search}>
      <input
        ref={focusOnMount}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={shownAs(value)}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          // The first that begins with it, and otherwise the first that has it.
          setChosen(names.find((name) => shownAs(name).toLowerCase().startsWith(currentTarget.value.toLowerCase())) ?? '');
        }}
        onKeyDown={press}
        onBlur={onLeave}
      />
      <ul ref={showInWindow} id={listId} role="listbox" aria-label={applicationsTexts.columns.owner}>
        {found.map((name, index) => (
          <li
            key={name}
            ref={index === active ? showInWindow : undefined}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            {shownAs(name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function showInWindow(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
