import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { interviewFate, type InterviewFate, type Tell } from '#rooms/answers/contract/answers.ts';
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
