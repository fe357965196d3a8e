import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { applicationsTexts } from './applications-texts.ts';
import { statusAction } from '../answers/telling-texts.ts';
import { adminCall } from '../session/admin-call.ts';
import type { Resource } from '../shell/resource.ts';
import { isMailed, nameOf } from '../shell/people.ts';

export const applications: Resource<Application> = {
  name: 'applications',
  nameOf: ({ applicant_name }) => applicant_name,
  describe: ({ applicant_name, job_title }) => `${applicant_name}, ${job_title}`,
  status: {
    call: answerEndpoints.updateApplicationStatus,
    send: ({ id, status, updated_at }, details) =>
      adminCall(answerEndpoints.updateApplicationStatus, { params: { id }, body: { status, updated_at, ...details } }),
    done: ({ applicant_name, status }) => applicationsTexts.statusChanged(applicant_name, status),
    failed: staffTexts.updateStatusFailed,
    action: statusAction,
  },
  assignee: {
    send: ({ id, assignee, updated_at }) =>
      adminCall(applicationEndpoints.assignApplication, { params: { id }, body: { assignee, updated_at } }),
    done: ({ applicant_name, assignee }) => applicationsTexts.assigned(applicant_name, nameOf(assignee), isMailed(assignee)),
    failed: staffTexts.assignFailed,
    action: applicationsTexts.assignAction,
  },
  deletion: {
    send: ({ id, updated_at }) => adminCall(applicationEndpoints.deleteApplication, { params: { id }, query: { updated_at } }),
    title: applicationsTexts.deleteTitle,
    question: staffTexts.confirmDeleteApplication,
    consequence: applicationsTexts.deleteConsequence,
    done: applicationsTexts.deleted,
    failed: staffTexts.deleteApplicationFailed,
  },
  conflictOf: async (error, base) => (await import('./conflict.ts')).conflictOf(error, base),
};

/** @returns where the session cookie gives access to the resume; undefined if there is none */
export function resumeUrlOf({ resume_path }: Application): string | undefined {
  return resume_path === null ? undefined : `/${resume_path}`;
}
