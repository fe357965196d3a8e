import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { type Application, staleApplication } from '#rooms/applications/contract/applications.ts';
import { applicationsTexts } from './applications-texts.ts';
import type { ApiError } from '../../shared/lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { Conflict } from '../shell/resource.ts';
import { nameOf } from '../shell/people.ts';

/** @returns an error that says who has changed the application, and to what */
export async function conflictOf({ body }: ApiError, base: Application): Promise<Conflict<Application> | undefined> {
  const { data: stale } = staleApplication.safeParse(body);
  if (!stale) return undefined;
  const { current } = stale;
  // A message of the applicant and a reply also make a new version.
  if (current.status === base.status) return new Conflict(stale.error, current);
  // Without the timeline, the text does not say who.
  const timeline = await adminCall(applicationEndpoints.readTimeline, { params: { id: current.id } }).catch(() => undefined);
  const by = timeline?.data.find(({ at, to }) => at === current.updated_at && to === current.status)?.by;
  const who = by === 'visitor' ? applicationsTexts.theApplicant : by && nameOf(by);
  return new Conflict(applicationsTexts.changedMeanwhile(current.status, who), current);
}
