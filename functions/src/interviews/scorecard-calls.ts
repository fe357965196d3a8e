import { isDeepStrictEqual } from 'node:util';
import { scorecardEndpoints } from './contract/scorecards.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { criteriaOf } from './contract/criteria.ts';
import { hasBegun } from './stored.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Mount } from '../platform/http/endpoint.ts';

/** docs/decisions/0014-interviews.md */
export function mountScorecards(mount: Mount, { interviews, jobs, scorecards, clock }: Parts): void {
  /** What was sent about an interview, and what somebody has sent. @throws {ApiError} 404 */
  async function find(id: string, username: string) {
    const interview = await interviews.get(id);
    if (!interview) throw new ApiError(404, responseTexts.interviewNotFound);
    const sent = await scorecards.ofInterview(interview);
    const isInterviewer = interview.interviewers.includes(username);
    return { interview, isInterviewer, sent, own: sent.find(({ by }) => by === username) };
  }

  mount(scorecardEndpoints.readScorecards, async ({ params: { id }, admin }) => {
    const { isInterviewer, own, sent } = await find(id, admin.username);
    if (isInterviewer && !own) throw new ApiError(403, responseTexts.scorecardHidden);
    return sent;
  });

  mount(scorecardEndpoints.sendScorecard, async ({ params: { id }, body, admin: { username } }) => {
    const input = await body();
    const { interview, isInterviewer, own } = await find(id, username);
    if (!isInterviewer || !hasBegun(interview, clock())) throw new ApiError(403, responseTexts.notInterviewer);
    const send = async () => {
      const criteria = criteriaOf((await jobs.get(interview.job_id)) ?? { criteria: '' });
      const rated = input.ratings.map(({ criterion }) => criterion);
      if (!isDeepStrictEqual(rated, criteria)) throw new ApiError(400, responseTexts.scorecardCriteria);
      return scorecards.send(interview, username, input);
    };
    const scorecard = own ?? (await send());
    if (!scorecard) throw new ApiError(404, responseTexts.interviewNotFound);
    if (!isDeepStrictEqual(scorecard.ratings, input.ratings)) throw new ApiError(409, responseTexts.scorecardSent);
    return scorecard;
  });
}
