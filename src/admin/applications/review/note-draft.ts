import { useState } from 'react';
import { readTexts, removeTexts, saveTexts } from '../../../forms/session-texts.ts';

const field = 'text';
const keyOf = (name: string) => `draft note ${name}`;

/** The text of a note. It survives a failed request, a reload, and a visit to another application. @param name identifies the note @param stored the saved text of a note that is edited */
export function useNoteDraft(name: string, stored = '') {
  const key = keyOf(name);
  const [text, setText] = useState(() => readTexts(key)[field] ?? stored);

  return {
    text,
    write: (text: string) => {
      setText(text);
      if (text === stored) removeTexts(key);
      else saveTexts(key, { [field]: text });
    },
    /** Forgets a text that was sent or cancelled, unless it has changed since. */
    discard: (discarded: string) => {
      if ((readTexts(key)[field] ?? discarded) !== discarded) return;
      removeTexts(key);
      setText(stored);
    },
  };
}

/** Whether an unsent text of the note is kept. */
export function hasNoteDraft(name: string): boolean {
  return readTexts(keyOf(name))[field] !== undefined;
}
