import { Radio, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { getHotkeyHandler } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#rooms/platform/contract/limits.ts';
import { ratings, scorecardInput, scorecardEndpoints } from '#rooms/interviews/contract/scorecards.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { scorecardsTexts } from './scorecards-texts.ts';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import { markBlankFields } from '../../shared/forms/form-errors.ts';
import { RequiredFieldsNotice } from '../../shared/forms/RequiredFieldsNotice.tsx';
import { readTexts, removeTexts, saveTexts } from '../../shared/forms/session-texts.ts';
import { SubmitButton } from '../../shared/forms/SubmitButton.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { focusAfterRemoval, focusOnMount, headingAround } from '../../shared/lib/focus.ts';
import '../../shared/styles/mantine-radio.css';
import { adminCall } from '../session/admin-call.ts';
import { leaveHotkey, submitHotkey } from '../shell/hotkeys.ts';
import { itemKey } from '../shell/queries.ts';
import styles from './Scorecards.module.css';

/** Without a choice, the rating is blank. */
type Values = { ratings: { criterion: string; rating: string; text: string }[] };

/** `focused`: whether the first choice gets the focus. */
type Props = { interview: Interview; criteria: readonly string[]; focused: boolean };

/** What the reader thinks, which is sent once. Until then it is kept in this tab. */
export function ScorecardForm({ interview: { id, application }, criteria, focused }: Props) {
  const client = useQueryClient();
  const draftName = `draft scorecard ${id}`;
  const [draft] = useState(() => readTexts(draftName));
  const form = useForm<Values>({
    initialValues: {
      ratings: criteria.map((criterion) => ({
        criterion,
        rating: draft[`rating ${criterion}`] ?? '',
        text: draft[`text ${criterion}`] ?? '',
      })),
    },
    onValuesChange: ({ ratings }) => {
      const texts = ratings.flatMap(({ criterion, rating, text }) => [
        [`rating ${criterion}`, rating],
        [`text ${criterion}`, text],
      ]);
      saveTexts(draftName, Object.fromEntries(texts) as Record<string, string>);
    },
    validate: schemaResolver(scorecardInput, { sync: true }),
    enhanceGetInputProps: markBlankFields,
  });
  const { submit, clearFailure, sending, failure } = useSubmission(async (body: Values) => {
    await adminCall(scorecardEndpoints.sendScorecard, { params: { id }, body });
    removeTexts(draftName);
    await client.invalidateQueries({ queryKey: itemKey(application) });
  });

  return (
    <form
      ref={focusAfterRemoval(headingAround)}
      className={styles.form}
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        (errors) => {
          clearFailure();
          const first = form.getInputNode(Object.keys(errors)[0] as never);
          // The form moves the focus to a text, but cannot to a group of choices.
          queueMicrotask(() => first?.querySelector('input')?.focus());
        },
      )}
      onKeyDown={getHotkeyHandler([submitHotkey, leaveHotkey])}
      noValidate
    >
      {criteria.map((criterion, index) => (
        <div key={criterion} className="stack">
          <Radio.Group
            {...form.getInputProps(`ratings.${index}.rating`)}
            label={criterion}
            error={form.errors[`ratings.${index}.rating`] && scorecardsTexts.choose}
            readOnly={sending}
          >
            <div className={styles.choices}>
              {ratings.map((rating) => (
                <Radio
                  key={rating}
                  ref={focused && index === 0 && rating === ratings[0] ? focusOnMount : undefined}
                  value={rating}
                  label={scorecardsTexts.words[rating]}
                  styles={{ body: { alignItems: 'center' } }}
                />
              ))}
            </div>
          </Radio.Group>
          <Textarea
            {...form.getInputProps(`ratings.${index}.text`)}
            aria-label={scorecardsTexts.whyOf(criterion)}
            placeholder={scorecardsTexts.why}
            maxLength={limits.jobLineLength * 5}
            rows={1}
            readOnly={sending}
          />
        </div>
      ))}
      <RequiredFieldsNotice errors={form.errors} />
      {failure && <FailureNotice error={failure.error} failed={staffTexts.scorecardFailed} />}
      <p className="hint">{scorecardsTexts.final}</p>
      <div>
        <SubmitButton sending={sending} texts={scorecardsTexts} />
      </div>
    </form>
  );
}
