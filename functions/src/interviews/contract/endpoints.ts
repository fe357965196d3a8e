import { z } from 'zod/mini';
import { applicationReplied } from '../../answers/contract/replies.ts';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { scorecard, scorecardInput } from './scorecards.ts';
import { interview, interviewEdit, interviewsQuery, proposal } from './staff-interviews.ts';

/** The calls of staff for interviews and scorecards. */
export const interviewEndpoints = {
  /** Replies, and replaces times nobody has chosen. 409 as a reply, or if one is booked. */
  proposeInterview: endpoint('POST', `${admin}/applications/:id/interviews`, 'recruiters', {
    status: 201,
    body: proposal,
    output: applicationReplied,
  }),
  /** Of one application, newest first. */
  listInterviewsOf: endpoint('GET', `${admin}/applications/:id/interviews`, 'staff: their jobs', { output: z.array(interview) }),
  /** What is booked or proposed between two times. */
  listInterviews: endpoint('GET', `${admin}/interviews`, 'staff: their jobs', { query: interviewsQuery, output: z.array(interview) }),
  /** 409 for an old version, or if an interviewer has another interview then. */
  updateInterview: endpoint('PUT', `${admin}/interviews/:id`, 'recruiters', { body: interviewEdit, output: interview }),
  cancelInterview: endpoint('DELETE', `${admin}/interviews/:id`, 'recruiters', {}),
  /** Answers 403 to an interviewer who has not sent their own. */
  readScorecards: endpoint('GET', `${admin}/interviews/:id/scorecards`, 'staff: their jobs', { output: z.array(scorecard) }),
  /** Answers 403 unless the caller interviews, 409 if theirs differs from what they have sent. */
  sendScorecard: endpoint('PUT', `${admin}/interviews/:id/scorecard`, 'staff: their jobs', { body: scorecardInput, output: scorecard }),
} satisfies Record<string, Endpoint>;
