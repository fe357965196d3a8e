import { Button, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { type Ref, useId, useState, useSyncExternalStore } from 'react';
import { limits } from '#contract/limits.ts';
import { dashboardTexts } from '../../../content/staff/dashboard.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { readTexts, removeTexts, saveTexts } from '../../../forms/session-texts.ts';
import { focusAfterRemoval } from '../../../lib/focus.ts';
import { visitStore } from '../../../lib/stores.ts';
import styles from './Timeline.module.css';

type Props = {
  /** The name under which an unsent text is kept. */
  draftName: string;
  /** The saved text of a note that is edited. */
  stored?: string;
  submit: string;
  onSend: (text: string, onSent: () => void) => Promise<void>;
  onClose?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Writes or edits a note. Escape leaves the field, so that shortcuts work again. */
export function NoteForm({ draftName, stored, submit, onSend, onClose, ref }: Props) {
  const { text, write, discard } = useNoteDraft(draftName, stored);
  const [sending, setSending] = useState(false);
  const hintId = useId();
  const isBlank = text.trim() === '';

  const close = () => {
    discard(text);
    onClose?.();
  };

  const send = async () => {
    if (isBlank || sending) return;
    setSending(true);
    await onSend(text, close);
    setSending(false);
  };

  return (
    <form
      // After an edit, the focus returns to the button that began it.
      ref={focusAfterRemoval((note) => note.querySelector('button'))}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        ref={ref}
        // An edit begins in the field, unless it continues one that was interrupted.
        autoFocus={text === stored}
        autosize={false}
        rows={2}
        aria-label={reviewTexts.note.label}
        aria-describedby={hintId}
        placeholder={reviewTexts.note.placeholder}
        maxLength={limits.noteLength}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={getHotkeyHandler([
          ['mod+Enter', () => void send()],
          ['Escape', ({ target }: KeyboardEvent) => target instanceof HTMLElement && target.blur()],
        ])}
      />
      <div className={styles.formEnd}>
        <span id={hintId}>{reviewTexts.note.hint}</span>
        {onClose && (
          <Button size="xs" variant="subtle" onClick={close}>
            {dashboardTexts.cancel}
          </Button>
        )}
        <Button size="xs" variant="default" type="submit" aria-disabled={isBlank || sending} data-disabled={isBlank || undefined}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

const keyOf = (name: string) => `draft note ${name}`;

/** The text of a note, which survives a failure and a reload. @param stored the saved text, if it is edited */
function useNoteDraft(name: string, stored = '') {
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
