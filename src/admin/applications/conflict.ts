import { type Application, staleApplication } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { TimelineEntry } from '#contract/timeline.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { ApiError } from '../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';

/**
 * Describes the change by somebody else that caused a conflict. @param error the error of a call that named a version @returns the current
 * application, and the error that says what was changed @throws the given error if it is not a conflict
 */
export async function conflictOf(error: unknown): Promise<{ current: Application; failure: ApiError }> {
  const stale = error instanceof ApiError && error.status === 409 ? staleApplication.safeParse(error.body).data : undefined;
  if (!stale) throw error;
  const { id, status } = stale.current;
  const { data: timeline } = await adminCall(endpoints.readTimeline, { params: { id } });
  const latest = timeline.find(({ kind, to }) => kind === 'message' || to !== '');
  return { current: stale.current, failure: new ApiError(409, describeChange(latest, status)) };
}

/** @param status the current status of the application */
function describeChange(change: TimelineEntry | undefined, status: string): string {
  if (change?.kind === 'message') return applicationsTexts.messageMeanwhile(status);
  if (change?.by === 'visitor') return applicationsTexts.withdrawnMeanwhile;
  return applicationsTexts.changedMeanwhile(status, change?.by);
}
