import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { begunName } from '#rooms/applications/contract/mentions.ts';
import { reviewTexts } from './review-texts.ts';
import { enabledQuery } from '../shell/queries.ts';
import { nameOf, useAccount } from '../shell/people.ts';
import { useOptions } from '../shell/use-options.tsx';

const shownMax = 8;

/**
 * Completes the usernames of colleagues who may see an application, after an `@` in a text field.
 * @returns attributes of the field, the list of names, and what to call after each input
 */
export function useMentions(job: string, onText: (text: string) => void) {
  /** The field, and what is typed of a name in it. */
  const [begun, setBegun] = useState<{ field: HTMLTextAreaElement; name: string }>();
  const { data: colleagues = [] } = useQuery({ ...enabledQuery, enabled: begun !== undefined });
  const account = useAccount();

  const names = colleagues
    .filter((colleague) => seesJob(colleague, job) && colleague.username !== account?.username)
    .flatMap(({ username, name }) => (begun && isMeant(begun.name, username, name) ? username : []))
    .slice(0, shownMax);
  const isUnknown = begun !== undefined && begun.name !== '' && colleagues.length > 0 && names.length === 0;
  const close = () => setBegun(undefined);

  const complete = (name: string) => {
    close();
    const typed = begun && nameBefore(begun.field);
    // The caret has moved away.
    if (!begun || typed === undefined) return;
    const { value, selectionStart: end } = begun.field;
    const start = end - typed.length;
    flushSync(() => onText(`${value.slice(0, start)}${name} ${value.slice(end)}`));
    begun.field.setSelectionRange(start + name.length + 1, start + name.length + 1);
  };

  const options = useOptions({
    label: reviewTexts.note.colleagues,
    names,
    show: (username) => nameOf(username, colleagues),
    onChoose: complete,
    onLeave: close,
  });

  return {
    field: { ...options.field, 'aria-haspopup': 'listbox' } as const,
    list: (
      <>
        <span role="status" className={isUnknown ? 'hint' : 'visually-hidden'}>
          {isUnknown ? reviewTexts.note.unknown : options.isOpen && reviewTexts.note.names(names.length)}
        </span>
        {options.list}
      </>
    ),
    onKeyDown: (event: KeyboardEvent) => options.isOpen && options.onKeyDown(event),
    onInput: (field: HTMLTextAreaElement) => {
      const name = nameBefore(field);
      setBegun(name === undefined ? undefined : { field, name });
      options.mark('');
    },
  };
}

/** Whether the username, or a word of the name, begins with what is typed. */
function isMeant(typed: string, username: string, name: string): boolean {
  return [username, ...name.toLowerCase().split(/[\s-]+/u)].some((word) => word.startsWith(typed));
}

/** @returns what is typed of a name before the caret; undefined if no name has been begun */
function nameBefore({ value, selectionStart }: HTMLTextAreaElement): string | undefined {
  return begunName(value.slice(0, selectionStart));
}
