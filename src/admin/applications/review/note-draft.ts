import { useState } from 'react';
import { readTexts, removeTexts, saveTexts } from '../../../forms/session-texts.ts';

const field = 'text';

/** A note's text, which survives moving on, failures and reloads. @param name differs for each note @param stored the saved text of a note that is edited */
export function useNoteDraft(name: string, stored = '') {
  const key = `draft note ${name}`;
  const [text, setText] = useState(() => readTexts(key)[field] ?? stored);

  return {
    text,
    write: (text: string) => {
      setText(text);
      if (text === stored) removeTexts(key);
      else saveTexts(key, { [field]: text });
    },
    /** Forgets a text that was sent, unless it was changed since then. */
    discard: (sent: string) => {
      if ((readTexts(key)[field] ?? sent) !== sent) return;
      removeTexts(key);
      setText((now) => (now === sent ? stored : now));
    },
  };
}

/** Whether a note's text is kept, because it was being edited. */
export function hasNoteDraft(name: string): boolean {
  return readTexts(`draft note ${name}`)[field] !== undefined;
}
