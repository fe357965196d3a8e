import { useQuery } from '@tanstack/react-query';
import { type ComponentPropsWithoutRef, type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { begunName } from '#rooms/applications/contract/mentions.ts';
import { reviewTexts } from './review-texts.ts';
import { colleaguesQuery } from '../shell/queries.ts';
import { useAccount } from '../shell/use-account.ts';
import styles from './NoteForm.module.css';

const shownMax = 8;

/**
 * Completes the names of colleagues who may see an application, after an `@` in a text field.
 * @returns attributes of the field, the list of names, and what to call after each input
 */
export function useMentions(job: string, onText: (text: string) => void) {
  const listId = useId();
  const [begun, setBegun] = useState<string>();
  const [active, setActive] = useState(0);
  const { data: colleagues = [] } = useQuery({ ...colleaguesQuery, enabled: begun !== undefined });
  const account = useAccount();

  const names = colleagues
    .filter((colleague) => seesJob(colleague, job) && colleague.username !== account?.username)
    .flatMap(({ username }) => (begun !== undefined && username.startsWith(begun) ? username : []))
    .slice(0, shownMax);
  const isOpen = names.length > 0;
  const close = () => setBegun(undefined);

  const complete = (field: HTMLTextAreaElement, name: string) => {
    close();
    const typed = nameBefore(field);
    // The caret has moved away.
    if (typed === undefined) return;
    const { value, selectionStart: end } = field;
    const start = end - typed.length;
    flushSync(() => onText(`${value.slice(0, start)}${name} ${value.slice(end)}`));
    field.setSelectionRange(start + name.length + 1, start + name.length + 1);
  };

  const step = (by: number) => setActive((active + by + names.length) % names.length);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
    if (!isOpen || ctrlKey || metaKey || nativeEvent.isComposing) return;
    const name = names[active];
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Enter' && name !== undefined) complete(currentTarget, name);
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  const field = {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
    onBlur: close,
  } satisfies ComponentPropsWithoutRef<'textarea'>;

  const list = (
    <>
      <span role="status" className="visually-hidden">
        {isOpen && reviewTexts.note.names(names.length)}
      </span>
      {isOpen && (
        <ul id={listId} className={styles.names} role="listbox" aria-label={reviewTexts.note.colleagues}>
          {names.map((name, index) => (
            <li
              key={name}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={({ currentTarget }) => {
                const field = currentTarget.closest('form')?.querySelector('textarea');
                if (field) complete(field, name);
              }}
            >
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );

  return {
    field,
    list,
    onKeyDown,
    onInput: (field: HTMLTextAreaElement) => {
      setBegun(nameBefore(field));
      setActive(0);
    },
  };
}

/** @returns what is typed of a name before the caret; undefined if no name has been begun */
function nameBefore({ value, selectionStart }: HTMLTextAreaElement): string | undefined {
  return begunName(value.slice(0, selectionStart));
}
