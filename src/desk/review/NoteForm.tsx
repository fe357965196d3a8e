import { Button, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { type Ref, useId, useState, useSyncExternalStore } from 'react';
import { limits } from '#rooms/platform/contract/limits.ts';
import { type NoteInput, recommendations } from '#rooms/applications/contract/timeline.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { focusAfterRemoval, focusWithoutScroll, headingAround } from '../../shared/lib/focus.ts';
import { visitStore } from '../../shared/lib/stores.ts';
import { leaveHotkey, submitHotkey } from '../shell/hotkeys.ts';
import choiceStyles from '../shell/Choice.module.css';
import styles from './Timeline.module.css';
import { useMentions } from './use-mentions.tsx';

type Props = {
  /** The name under which an unsent text is kept. */
  draftName: string;
  /** The id of the application's job. Colleagues who may not see it are not offered as names. */
  job: string;
  recommends?: boolean;
  /** The saved text of a note that is edited. */
  stored?: string;
  submit: string;
  onSend: (note: NoteInput, onSent: () => void) => Promise<void>;
  onClose?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Writes or edits a note. Escape leaves the field, so that shortcuts work again. */
export function NoteForm({ draftName, job, recommends = false, stored, submit, onSend, onClose, ref }: Props) {
  const key = keyOf(draftName);
  const text = useSyncExternalStore(visitStore.subscribe, () => visitStore.read(key)) ?? stored ?? '';
  const recommendationKey = `${key} recommendation`;
  const chosen = useSyncExternalStore(visitStore.subscribe, () => visitStore.read(recommendationKey));
  const recommendation = recommendations.find((value) => value === chosen);
  const [sending, setSending] = useState(false);
  const mentions = useMentions(job, (text) => visitStore.write(key, text));
  const hintId = useId();
  const isBlank = text.trim() === '';

  const close = () => {
    // What was written while the text was sent stays.
    if (visitStore.read(key) === text) visitStore.remove(key);
    visitStore.remove(recommendationKey);
    onClose?.();
  };

  const send = async (form: HTMLFormElement) => {
    if (isBlank || sending) return;
    setSending(true);
    // The shortcuts work again at once. An edit closes the form instead.
    if (!onClose) focusWithoutScroll(headingAround(form));
    await onSend({ text, recommendation }, close);
    setSending(false);
  };

  return (
    <form
      // After an edit, the focus returns to the button that began it.
      ref={focusAfterRemoval((note) => note.querySelector('button'))}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <div className={styles.field}>
        <Textarea
          ref={ref}
          {...mentions.field}
          // An edit begins in the field, unless it continues one that was interrupted.
          autoFocus={text === stored}
          autosize={false}
          rows={2}
          aria-label={reviewTexts.note.label}
          aria-describedby={hintId}
          placeholder={reviewTexts.note.placeholder}
          maxLength={limits.noteLength}
          value={text}
          onChange={({ currentTarget }) => {
            visitStore.write(key, currentTarget.value);
            mentions.onInput(currentTarget);
          }}
          onKeyDown={(event) => {
            mentions.onKeyDown(event);
            if (!event.defaultPrevented) onHotkey(event);
          }}
        />
        {mentions.list}
      </div>
      {recommends && (
        <fieldset className="row gap-16">
          <legend className="visually-hidden">{reviewTexts.fields.recommendation}</legend>
          {[undefined, ...recommendations].map((value) => (
            <label key={value ?? ''} className={choiceStyles.choice}>
              <input
                type="radio"
                name="recommendation"
                checked={recommendation === value}
                onChange={() => visitStore.write(recommendationKey, value ?? '')}
              />
              {value ? reviewTexts.recommendations[value] : reviewTexts.noRecommendation}
            </label>
          ))}
        </fieldset>
      )}
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

const onHotkey = getHotkeyHandler([submitHotkey, leaveHotkey]);

const keyOf = (draftName: string) => `unsent note ${draftName}`;

/** Whether an unsent text of the note is kept, which survives a failure and a reload. */
export function hasNoteDraft(draftName: string): boolean {
  return visitStore.read(keyOf(draftName)) !== null;
}
