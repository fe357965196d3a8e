import { useSyncExternalStore } from 'react';
import { readTexts, removeTexts, saveTexts } from '../../../forms/session-texts.ts';
import { visitStore } from '../../../lib/stores.ts';

const keyOf = (name: string) => `draft note ${name}`;

/** The text of a note, which survives a failure and a reload. @param stored the saved text, if it is edited */
export function useNoteDraft(name: string, stored = '') {
  const key = keyOf(name);
  const draft = useSyncExternalStore(visitStore.subscribe, () => readTexts(key)['text']);

  return {
    text: draft ?? stored,
    write: (text: string) => {
      if (text === stored) removeTexts(key);
      else saveTexts(key, { text });
    },
    /** Forgets a text that was sent or cancelled, unless it has changed since. */
    discard: (discarded: string) => {
      if (readTexts(key)['text'] === discarded) removeTexts(key);
    },
  };
}

/** Whether an unsent text of the note is kept. */
export function hasNoteDraft(name: string): boolean {
  return readTexts(keyOf(name))['text'] !== undefined;
}
