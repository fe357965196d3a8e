import { z } from 'zod/mini';
import { applicationReplied } from '../../answers/contract/replies.ts';
import { ifStale } from '../../applications/contract/applications.ts';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { busy, busyQuery, interview, interviewCancellation, interviewEdit, interviewsQuery, proposal } from './staff-interviews.ts';

/** The calls of staff for interviews. Those for scorecards: scorecards.ts */
export const interviewEndpoints = {
  /** Replies, and replaces times nobody has chosen. 409 as a reply, or if one is booked. */
  proposeInterview: endpoint('POST', `${admin}/applications/:id/interviews`, 'recruiters', {
    status: 201,
    body: proposal,
    output: applicationReplied,
    refusals: ifStale,
  }),
  /** Of one application, newest first. */
  listInterviewsOf: endpoint('GET', `${admin}/applications/:id/interviews`, 'staff: their jobs', { output: z.array(interview) }),
  /** What is booked or proposed between two times. */
  listInterviews: endpoint('GET', `${admin}/interviews`, 'staff: their jobs', { query: interviewsQuery, output: z.array(interview) }),
  /** Of those interviewers who have given the address of their calendar. */
  listBusy: endpoint('GET', `${admin}/busy`, 'recruiters', { query: busyQuery, output: z.array(busy) }),
  /** 409 for an old version, or if an interviewer has another interview then. */
  updateInterview: endpoint('PUT', `${admin}/interviews/:id`, 'recruiters', { body: interviewEdit, output: interview }),
  /** The body may be absent. */
  cancelInterview: endpoint('DELETE', `${admin}/interviews/:id`, 'recruiters', { body: interviewCancellation }),
} satisfies Record<string, Endpoint>;
