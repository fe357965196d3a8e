import { Button, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type Ref, useId, useState, useSyncExternalStore } from 'react';
import { limits } from '#rooms/platform/contract/limits.ts';
import { type NoteInput, type Recommendation, recommendations } from '#rooms/applications/contract/timeline.ts';
import { proposalTexts } from '../interviews/propose-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { focusAfterRemoval, focusWithoutScroll, headingAround } from '../../shared/lib/focus.ts';
import { visitStore } from '../../shared/lib/stores.ts';
import { leaveHotkey, submitHotkey } from '../shell/hotkeys.ts';
import styles from './Timeline.module.css';
import { useMentions } from './use-mentions.tsx';

type Props = {
  /** The name under which an unsent text is kept. */
  draftName: string;
  /** The id of the application's job. Colleagues who may not see it are not offered as names. */
  job: string;
  /** The saved text of a note that is edited. */
  stored?: string;
  submit: string;
  onSend: (note: NoteInput, onSent: () => void) => Promise<void>;
  onClose?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Writes or edits a note. Escape leaves the field, so that shortcuts work again. */
export function NoteForm({ draftName, job, stored, submit, onSend, onClose, ref }: Props) {
  const key = keyOf(draftName);
  const text = useSyncExternalStore(visitStore.subscribe, () => visitStore.read(key)) ?? stored ?? '';
  const recommendationKey = recommendationKeyOf(draftName);
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
          placeholder={recommendation ? reviewTexts.note.whyRecommended : reviewTexts.note.placeholder}
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
      {recommendation && (
        <Button
          size="xs"
          variant="default"
          className={styles.chosen}
          aria-label={proposalTexts.remove(reviewTexts.recommendations[recommendation])}
          rightSection={<IconX size={14} aria-hidden />}
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector('textarea')?.focus();
            visitStore.remove(recommendationKey);
          }}
        >
          {reviewTexts.recommendations[recommendation]}
        </Button>
      )}
      <div className={styles.formEnd}>
        <span id={hintId}>{reviewTexts.note.hint}</span>
        {onClose && (
          <Button size="xs" variant="subtle" onClick={close}>
            {dashboardTexts.cancel}
          </Button>
        )}
        <Button
          size="xs"
          variant={recommendation ? 'filled' : 'default'}
          type="submit"
          aria-disabled={isBlank || sending}
          data-disabled={isBlank || undefined}
        >
          {recommendation ? reviewTexts.note.addRecommendation : submit}
        </Button>
      </div>
    </form>
  );
}

const onHotkey = getHotkeyHandler([submitHotkey, leaveHotkey]);

const keyOf = (draftName: string) => `unsent note ${draftName}`;

const recommendationKeyOf = (draftName: string) => `${keyOf(draftName)} recommendation`;

/** Begins a note that recommends the applicant, or does not. */
export function beginRecommendation(draftName: string, value: Recommendation): void {
  visitStore.write(recommendationKeyOf(draftName), value);
}

/** Whether an unsent text of the note is kept, which survives a failure and a reload. */
export function hasNoteDraft(draftName: string): boolean {
  return visitStore.read(keyOf(draftName)) !== null;
}
