import type { z } from 'zod/mini';
import { unconfirmedChange } from './accounts/contract/account-changes.ts';
import { ownInterviewConflict } from './applicant/contract/applicant.ts';
import { staleApplication } from './applications/contract/applications.ts';
import { type Endpoint, errorBody } from './platform/contract/endpoint.ts';
import { endpoints } from './contract/endpoints.ts';
import { closedJob } from './jobs/contract/job-pages.ts';
import { codeNeeded } from './accounts/contract/login.ts';
import { staleMessage } from './answers/contract/replies.ts';
import { staleNote } from './applications/contract/timeline.ts';

/** The refusals that say more than `error`, by status. They are apart from the endpoints, so that no page of the site loads them. */
const declared = new Map<Endpoint, Partial<Record<number, z.ZodMiniType>>>([
  [endpoints.login, { 401: codeNeeded }],
  [endpoints.readPublicJob, { 410: closedJob }],
  [endpoints.answerInterview, { 409: ownInterviewConflict }],
  [endpoints.updateApplicationStatus, { 409: staleApplication }],
  [endpoints.assignApplication, { 409: staleApplication }],
  [endpoints.deleteApplication, { 409: staleApplication }],
  [endpoints.replyToApplication, { 409: staleApplication }],
  [endpoints.proposeInterview, { 409: staleApplication }],
  [endpoints.updateAccount, { 409: unconfirmedChange }],
  [endpoints.updateNote, { 409: staleNote }],
  [endpoints.replyToMessage, { 409: staleMessage }],
]);

/**
 * @param endpoint undefined for what is no endpoint
 * @returns what a refusal says: what the endpoint declares for the status, if it is that, and else nothing but `error`
 */
export function refusalOf(endpoint: Endpoint | undefined, status: number, refusal: { error: string }): unknown {
  const schema = endpoint && declared.get(endpoint)?.[status];
  const { data } = schema?.safeParse(refusal) ?? {};
  return data ?? errorBody.parse(refusal);
}
