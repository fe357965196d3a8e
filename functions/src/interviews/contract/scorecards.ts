import { z } from 'zod/mini';
import { criteriaLimits, limits } from '../../platform/contract/limits.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { storedText, storedTime } from '../../platform/contract/stored.ts';
import { choice, requiredLine, requiredParagraph } from '../../platform/contract/text.ts';

/** From the worst to the best. Nothing adds, averages or sorts them. */
export const ratings = ['strong no', 'no', 'yes', 'strong yes'] as const;

const { invalidScorecard } = staffTexts;

const rating = z.object(
  {
    criterion: requiredLine('Criterion', limits.jobLineLength),
    rating: choice('Rating', ratings),
    /** Why. */
    text: requiredParagraph('Reason', limits.jobLineLength * 5),
  },
  invalidScorecard,
);

/** In the order of the job's criteria. */
export const scorecardInput = z.object({
  ratings: z.array(rating, invalidScorecard).check(z.maxLength(criteriaLimits.max, invalidScorecard)),
});

const storedRating = z.object({ criterion: storedText, rating: storedText, text: storedText });

/** What one interviewer thinks. `by` is a username. */
export const scorecard = z.object({ by: storedText, at: storedTime, ratings: z.catch(z.array(storedRating), []) });

export type Scorecard = z.infer<typeof scorecard>;
export type ScorecardInput = z.infer<typeof scorecardInput>;
