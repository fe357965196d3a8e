import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './Options.module.css';

type Options = {
  /** Of the list. */
  label: string;
  names: readonly string[];
  /** The name that is marked at first. */
  initial?: string;
  show?: (name: string) => ReactNode;
  onChoose: (name: string) => void;
  onLeave: () => void;
};

/** Names below a field: arrows move the mark, Enter and a click choose, and Escape leaves. */
export function useOptions({ label, names, initial = '', show = String, onChoose, onLeave }: Options) {
  const id = useId();
  const [marked, mark] = useState(initial);
  const active = Math.max(names.indexOf(marked), 0);
  const isOpen = names.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (ctrlKey || metaKey || nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const name = names[active];
    if (step) mark(names.at((active + step) % names.length) ?? '');
    else if (key === 'Enter' && name !== undefined) onChoose(name);
    else if (key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  };

  const field = {
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
    onBlur: onLeave,
  } as const;

  const list = isOpen && (
    <ul ref={showInWindow} id={id} className={styles.options} role="listbox" aria-label={label}>
      {names.map((name, index) => (
        <li
          key={name}
          ref={index === active ? showInWindow : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
        >
          {show(name)}
        </li>
      ))}
    </ul>
  );

  return { field, list, isOpen, mark, onKeyDown };
}

function showInWindow(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
