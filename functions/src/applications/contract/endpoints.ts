import { z } from 'zod/mini';
import { admin, endpoint, type Endpoint, resumesPrefix } from '../../platform/contract/endpoint.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { requiredVersion, storedText, version } from '../../platform/contract/stored.ts';
import { application, applicationFilter, assignee, ifStale } from './applications.ts';
import { noteInput, noteText, openQuestion, timelineEntry, timelineQuery } from './timeline.ts';

/** `position` starts at 1, and is null outside of the filtered list. */
export const applicationInList = z.object({
  application,
  position: z.nullable(z.int()),
  total: z.int(),
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  /** Why nothing of it may be changed or removed, blank without a hold. */
  on_hold: storedText,
});

/** What an act on many needs to know of each, with what becomes of mails and interviews that end. */
export const applicationVersion = z.pick(application, {
  id: true,
  updated_at: true,
  applicant_name: true,
  applicant_email: true,
  status: true,
  told: true,
  interview: true,
});

/** The calls of staff for applications, their timelines and resumes. */
export const applicationEndpoints = {
  listApplications: endpoint('GET', `${admin}/applications`, 'staff: their jobs', {
    query: z.extend(applicationFilter, pageQuery.shape),
    output: z.array(application),
  }),
  countApplications: endpoint('GET', `${admin}/application-count`, 'staff: their jobs', {
    query: applicationFilter,
    output: z.object({ count: z.int() }),
  }),
  /** Of the first `limits.bulkMax` of a list, in its order. */
  listApplicationVersions: endpoint('GET', `${admin}/application-versions`, 'recruiters', {
    query: applicationFilter,
    output: z.array(applicationVersion),
  }),
  listSources: endpoint('GET', `${admin}/application-sources`, 'recruiters', { output: z.array(z.string()) }),
  exportApplications: endpoint('GET', `${admin}/applications.csv`, 'recruiters', { status: 200, query: applicationFilter }),
  /** 400 if the colleague can't see it. */
  assignApplication: endpoint('PUT', `${admin}/applications/:id/assignee`, 'recruiters', {
    body: z.object({ assignee, updated_at: version }),
    output: application,
    refusals: ifStale,
  }),
  deleteApplication: endpoint('DELETE', `${admin}/applications/:id`, 'recruiters', {
    query: z.object({ updated_at: version }),
    refusals: ifStale,
  }),
  readApplication: endpoint('GET', `${admin}/applications/:id`, 'staff: their jobs', {
    query: applicationFilter,
    output: applicationInList,
  }),
  /** What its applicant wrote later than in the version that somebody has seen stays unread. */
  markApplicationRead: endpoint('PUT', `${admin}/applications/:id/read`, 'recruiters', { body: z.object({ updated_at: requiredVersion }) }),
  /** Newest first. The last page ends with the arrival and what became of the confirmation. */
  readTimeline: endpoint('GET', `${admin}/applications/:id/timeline`, 'staff: their jobs', {
    query: timelineQuery,
    output: z.array(timelineEntry),
  }),
  /** To the caller, newest first, about applications that are open. */
  listQuestions: endpoint('GET', `${admin}/questions`, 'staff: their jobs', { output: z.array(openQuestion) }),
  addNote: endpoint('POST', `${admin}/applications/:id/notes`, 'staff: their jobs', {
    status: 201,
    body: noteInput,
    output: timelineEntry,
  }),
  updateNote: endpoint('PUT', `${admin}/applications/:id/notes/:note`, 'staff: their jobs', { body: noteText, output: timelineEntry }),
  deleteNote: endpoint('DELETE', `${admin}/applications/:id/notes/:note`, 'staff: their jobs', {}),
  /** `preview`: the dashboard loads the file for its preview, perhaps in advance. */
  readResume: endpoint('GET', `${resumesPrefix}/:file`, 'staff: their jobs', {
    status: 200,
    cookie: true,
    query: z.object({ preview: z.optional(z.literal('1')) }),
  }),
  /** A file of a message that came by email. */
  readMailedFile: endpoint('GET', `${resumesPrefix}/:id/:entry/:name`, 'staff: their jobs', { status: 200, cookie: true }),
  /** Records who has opened the application, and that the preview shows its resume, if it can. */
  showResume: endpoint('POST', `${admin}/applications/:id/resume/shown`, 'staff: their jobs', {}),
} satisfies Record<string, Endpoint>;

export type ApplicationInList = z.infer<typeof applicationInList>;
export type ApplicationVersion = z.infer<typeof applicationVersion>;
