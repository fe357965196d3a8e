import { type Application, staleApplication } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { ApiError } from '../../lib/api.ts';
import type { Conflict } from '../resource-tab/use-resource-tab.ts';
import { adminCall } from '../session/admin-call.ts';

/**
 * Describes the change by somebody else that caused a conflict. @param error the error of a call that named a version @param base the
 * application as the caller knew it @returns the current application, and the error that says what has changed @throws the given error if
 * it is not a conflict
 */
export async function conflictOf(error: unknown, base: Application): Promise<Conflict<Application>> {
  const stale = error instanceof ApiError && error.status === 409 ? staleApplication.safeParse(error.body).data : undefined;
  if (!stale) throw error;
  const { id, status } = stale.current;
  // A message of the applicant and a reply also make a new version.
  if (status === base.status) return { current: stale.current, failure: new ApiError(409, stale.error) };
  // Without the timeline, the text does not say who.
  const timeline = await adminCall(endpoints.readTimeline, { params: { id } }).catch(() => undefined);
  const by = timeline?.data.find(({ at, to }) => at === stale.current.updated_at && to !== '')?.by;
  const who = by === 'visitor' ? applicationsTexts.theApplicant : by;
  return { current: stale.current, failure: new ApiError(409, applicationsTexts.changedMeanwhile(status, who)) };
}
