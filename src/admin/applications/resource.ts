import { type Application, staleApplication } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { ApiError } from '../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { Conflict, type Resource } from '../shared/resource.ts';

export const applications: Resource<Application> = {
  name: 'applications',
  nameOf: ({ applicant_name }) => applicant_name,
  describe: ({ applicant_name, job_title }) => `${applicant_name}, ${job_title}`,
  status: {
    endpoint: endpoints.updateApplicationStatus,
    body: ({ status, updated_at }) => ({ status, updated_at }),
    done: ({ applicant_name, status }) => applicationsTexts.statusChanged(applicant_name, status),
    failed: texts.updateStatusFailed,
  },
  deletion: {
    endpoint: endpoints.deleteApplication,
    title: applicationsTexts.deleteTitle,
    question: texts.confirmDeleteApplication,
    consequence: applicationsTexts.deleteConsequence,
    done: applicationsTexts.deleted,
    failed: texts.deleteApplicationFailed,
  },
  conflictOf,
};

/** @returns an error that says who has changed the application, and to what */
async function conflictOf(error: unknown, base: Application): Promise<Conflict<Application> | undefined> {
  const stale = error instanceof ApiError ? staleApplication.safeParse(error.body).data : undefined;
  if (!stale) return undefined;
  const { current } = stale;
  // A message of the applicant and a reply also make a new version.
  if (current.status === base.status) return new Conflict(stale.error, current);
  // Without the timeline, the text does not say who.
  const timeline = await adminCall(endpoints.readTimeline, { params: { id: current.id } }).catch(() => undefined);
  const by = timeline?.data.find(({ at, to }) => at === current.updated_at && to !== '')?.by;
  const who = by === 'visitor' ? applicationsTexts.theApplicant : by;
  return new Conflict(applicationsTexts.changedMeanwhile(current.status, who), current);
}
