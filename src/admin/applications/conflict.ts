import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { ApiError } from '../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';

/**
 * What to say when somebody else has changed an application meanwhile. @param error of a call that named a version @returns the application as it
 * is now, and the failure that says who set which status @throws the error if it is about something else
 */
export async function conflictOf(error: unknown, id: string): Promise<{ current: Application; failure: ApiError }> {
  if (!(error instanceof ApiError && error.status === 409)) throw error;
  const [{ data: inList }, { data: timeline }] = await Promise.all([
    adminCall(endpoints.readApplication, { params: { id } }),
    adminCall(endpoints.readTimeline, { params: { id } }),
  ]);
  const current = inList.application;
  const by = timeline.find(({ kind }) => kind === 'status')?.by;
  return { current, failure: new ApiError(409, applicationsTexts.changedMeanwhile(current.status, by)) };
}
