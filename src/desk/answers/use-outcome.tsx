import { NativeSelect, Radio, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { interviewFate, type InterviewFate, type Tell } from '#rooms/answers/contract/answers.ts';
import { reasonError, type Reasons, reasonsOf } from '#rooms/answers/contract/team-words.ts';
import { deviceStore } from '../../shared/lib/stores.ts';
import '../../shared/styles/mantine-radio.css';
import { type Ending, outcomeOf } from './outcome.tsx';
import { tellingTexts } from './telling-texts.ts';

const { fate, fates } = tellingTexts.interview;

/** @returns what is about to happen, and what shows it: staff choose for interviews ahead */
export function useOutcome(ending: Ending, tell: Tell | undefined) {
  const [chosen, choose] = useState<InterviewFate>();
  const outcome = outcomeOf(ending, tell, chosen);
  const shown = (
    <>
      {outcome.interview && (
        <Radio.Group label={fate} value={outcome.interview} onChange={(value) => choose(interviewFate.parse(value))}>
          <Stack gap="xs" mt="xs">
            {interviewFate.options.map((value) => (
              <Radio key={value} value={value} label={fates[value]} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <p role="status">{outcome.consequence}</p>
    </>
  );
  return { outcome, shown };
}

const lastReason = 'last reason';

/**
 * Reasons for a rejection, from the team's list: at first the last one used in this browser.
 * @param stored the reason that the application has
 */
export function useReason(list: Reasons = { reasons: '', reason_required: false }, stored = '') {
  const reasons = reasonsOf(list);
  const select = useRef<HTMLSelectElement>(null);
  const [reason, choose] = useState(() => [stored, deviceStore.read(lastReason) ?? ''].find((one) => reasons.includes(one)) ?? '');
  const [isMissed, setMissed] = useState(false);
  const error = reasonError(list, reason);

  return {
    reason: reason || undefined,
    /** @param key a digit chooses the reason with this number */
    chooseBy: (key: string) => choose((current) => reasons[Number(key) - 1] ?? current),
    /** @returns whether the application can be rejected; if not, the field says why */
    accept: () => {
      setMissed(error !== undefined);
      if (error) select.current?.focus();
      else if (reasons.length > 0) deviceStore.write(lastReason, reason);
      return error === undefined;
    },
    field: reasons.length > 0 && (
      <NativeSelect
        ref={select}
        label={tellingTexts.why.label}
        description={tellingTexts.why.hint}
        required={list.reason_required}
        error={isMissed && error}
        value={reason}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: list.reason_required ? tellingTexts.why.choose : tellingTexts.why.none },
          ...reasons.map((value, index) => ({ value, label: `${index + 1}. ${value}` })),
        ]}
      />
    ),
  };
}
