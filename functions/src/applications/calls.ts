import { applicationEndpoints } from './contract/endpoints.ts';
import { type Application, invalidStatus, withoutMine } from './contract/applications.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import type { MountCalls } from '../calls.ts';
import { mountResumes } from './resume-calls.ts';
import { mountTimeline } from './timeline-calls.ts';
import { requireDone, requireFound } from '../platform/http/api-error.ts';
import type { ApplicationOutcome } from './change.ts';
import { type Columns, sendCsv } from '../platform/http/csv.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';

/** @param names of the owners, by username @param questions a column each */
const columnsWith = (names: ReadonlyMap<string, string>, questions: readonly string[]): Columns<Application> => ({
  'Received (UTC)': ({ created_at }) => created_at,
  Job: ({ job_title }) => job_title,
  Name: ({ applicant_name }) => applicant_name,
  Email: ({ applicant_email }) => applicant_email,
  Phone: ({ phone }) => phone,
  Status: ({ status }) => status,
  'Rejected because': ({ reason }) => reason,
  Source: ({ source }) => source,
  Owner: ({ assignee }) => names.get(assignee) ?? assignee,
  'Cover letter': ({ cover_letter }) => cover_letter,
  Resume: ({ resume }) => resume?.file_name ?? '',
  'Kept at least until (UTC)': ({ kept_until }) => kept_until,
  'Application ID': ({ id }) => id,
  'Job ID': ({ job_id }) => job_id,
  ...Object.fromEntries(questions.map((question) => [`Question: ${question}`, (application) => answersTo(question, application)])),
});

const answersTo = (question: string, { answers }: Application) =>
  answers.flatMap(({ text, value }) => (text === question ? value : [])).join('\n');

const mountApplications: MountCalls = (mount, parts) => {
  const { applications, colleagues } = parts;

  mount(applicationEndpoints.listApplications, async ({ request, response, query, admin }) => {
    const { limit, cursor, ...filter } = query;
    const page = await applications.page(withoutMine(filter, admin.username), limit, cursorOf(cursor));
    return withNextLink(response, request.originalUrl, page);
  });

  mount(applicationEndpoints.countApplications, async ({ query, admin }) => ({
    count: await applications.count(withoutMine(query, admin.username)),
  }));

  mount(applicationEndpoints.listApplicationVersions, async ({ query, admin }) =>
    applications.versions(withoutMine(query, admin.username)),
  );

  mount(applicationEndpoints.readApplication, async ({ params, query, admin }) => {
    const found = await applications.inList(params.id, withoutMine(query, admin.username));
    return requireFound(found, responseTexts.applicationNotFound);
  });

  mount(applicationEndpoints.markApplicationRead, async ({ params, body }) => {
    requireFound(await applications.markRead(params.id, (await body()).updated_at), responseTexts.applicationNotFound);
  });

  mount(applicationEndpoints.exportApplications, async ({ query, admin, ...call }) => {
    const names = new Map((await colleagues.list()).map(({ username, name }) => [username, name]));
    const filter = withoutMine(query, admin.username);
    const columns = columnsWith(names, await applications.questionsAsked(filter));
    return sendCsv(call, 'applications', columns, applications.pages(filter), () => applications.recordReading('*', admin.actor, 'export'));
  });

  mount(applicationEndpoints.assignApplication, async ({ params, body, admin }) => {
    const { assignee, updated_at } = await body();
    return requireChanged(await applications.assign(params.id, assignee, admin.actor, updated_at));
  });

  mount(applicationEndpoints.deleteApplication, async ({ params, query, admin }) => {
    const deletion = await applications.remove(params.id, admin.actor, query.updated_at);
    requireDone(deletion, refusals, deletion.current);
  });
};

const refusals = {
  missing: [404, responseTexts.applicationNotFound],
  stale: [409, responseTexts.staleApplication],
  'too late': [409, responseTexts.replyOnItsWay],
  'not replaced': [400, invalidStatus],
  'mail waits': [409, responseTexts.mailWaits],
  refused: [400, responseTexts.invalidAssignee],
  'no address': [409, responseTexts.noAddress],
  often: [429, responseTexts.addressOften],
} as const;

/** @throws {ApiError} unless done; 409 with the current application if the caller's is older */
export function requireChanged(change: ApplicationOutcome<Exclude<keyof typeof refusals, 'missing'>>): Application {
  return requireDone(change, refusals, 'application' in change ? change.application : undefined).application;
}

export const calls = [mountApplications, mountTimeline, mountResumes];
