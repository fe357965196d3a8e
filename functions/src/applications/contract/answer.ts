import { z } from 'zod/mini';
import { storedText } from '../../platform/contract/stored.ts';

/** A question of the job as it was asked, with the answer: blank if it was left out. */
export const answer = z.object({ id: storedText, kind: storedText, text: storedText, value: storedText });

export type Answer = z.infer<typeof answer>;
