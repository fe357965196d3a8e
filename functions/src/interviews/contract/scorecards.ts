import { z } from 'zod/mini';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
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

/** The calls of staff for scorecards. */
export const scorecardEndpoints = {
  /** Answers 403 to an interviewer who has not sent their own. */
  readScorecards: endpoint('GET', `${admin}/interviews/:id/scorecards`, 'staff: their jobs', { output: z.array(scorecard) }),
  /** Answers 403 unless the caller interviews, 409 if theirs differs from what they have sent. */
  sendScorecard: endpoint('PUT', `${admin}/interviews/:id/scorecard`, 'staff: their jobs', { body: scorecardInput, output: scorecard }),
} satisfies Record<string, Endpoint>;
