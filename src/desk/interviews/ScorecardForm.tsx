import { Radio, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '#rooms/platform/contract/limits.ts';
import { ratings, scorecardInput, scorecardEndpoints } from '#rooms/interviews/contract/scorecards.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { scorecardsTexts } from './scorecards-texts.ts';
import { readValues, removeValues, saveValues } from '../../shared/forms/session-values.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { focusAfterRemoval, focusOnMount, headingAround } from '../../shared/lib/focus.ts';
import '../../shared/styles/mantine-radio.css';
import { adminCall } from '../session/admin-call.ts';
import { EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { leaveHotkey } from '../shell/hotkeys.ts';
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
  const { ratings: draft = [] } = readValues<Values>(draftName);
  const ratingOf = (criterion: string) => draft.find((rating) => rating.criterion === criterion);
  const input = {
    initialValues: { ratings: criteria.map((criterion) => ratingOf(criterion) ?? { criterion, rating: '', text: '' }) },
    onValuesChange: (values: Values) => saveValues(draftName, values),
    validate: validator(scorecardInput),
  };
  const { form, submission } = useEditForm<Values>(input, async (body) => {
    await adminCall(scorecardEndpoints.sendScorecard, { params: { id }, body });
    removeValues(draftName);
    await client.invalidateQueries({ queryKey: itemKey(application) });
  });

  return (
    <div ref={focusAfterRemoval(headingAround)} className={styles.form} onKeyDown={getHotkeyHandler([leaveHotkey])}>
      <EditForm
        {...{ form, submission }}
        failed={scorecardsTexts.failed}
        texts={scorecardsTexts}
        onInvalid={(errors) => {
          const first = form.getInputNode(Object.keys(errors)[0] as never);
          // The form moves the focus to a text, but cannot to a group of choices.
          queueMicrotask(() => first?.querySelector('input')?.focus());
        }}
      >
        {criteria.map((criterion, index) => (
          <div key={criterion} className="stack">
            <Radio.Group
              {...form.getInputProps(`ratings.${index}.rating`)}
              label={criterion}
              required
              error={form.errors[`ratings.${index}.rating`] && scorecardsTexts.choose}
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
              label={scorecardsTexts.why}
              required
              maxLength={limits.jobLineLength * 5}
              rows={1}
            />
          </div>
        ))}
        <p className="hint">{scorecardsTexts.final}</p>
      </EditForm>
    </div>
  );
}
