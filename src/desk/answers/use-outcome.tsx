import { NativeSelect, type NativeSelectProps, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { interviewFate, type InterviewFate, type Tell } from '#rooms/answers/contract/answers.ts';
import { type Reasons, reasonsOf } from '#rooms/answers/contract/team-words.ts';
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
      {outcome.rejection.interview && (
        <Radio.Group label={fate} value={outcome.rejection.interview} onChange={(value) => choose(interviewFate.parse(value))}>
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

/** @returns the reason that an application has, or else the last one used in this browser */
export function usualReason(list: Reasons, stored = ''): string {
  return [stored, deviceStore.read(lastReason) ?? ''].find((one) => reasonsOf(list).includes(one)) ?? '';
}

export const keepReason = (reason: string) => deviceStore.write(lastReason, reason);

/** Why an application is rejected, from the team's list, if it has one. */
export function ReasonField({ list, ...props }: NativeSelectProps & { list: Reasons }) {
  const { label, hint, choose, none } = tellingTexts.why;
  const reasons = reasonsOf(list);
  if (reasons.length === 0) return null;
  const options = reasons.map((value, index) => ({ value, label: `${index + 1}. ${value}` }));
  const blank = { value: '', label: list.reason_required ? choose : none };
  return <NativeSelect {...props} label={label} description={hint} required={list.reason_required} data={[blank, ...options]} />;
}
