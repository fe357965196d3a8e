import { applicationEndpoints } from './contract/endpoints.ts';
import type { MountCalls } from '../calls.ts';
import type { Application } from './contract/applications.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { type TimelineEntry, timelineEntry } from './contract/timeline.ts';
import { requireDone, requireFound } from '../platform/http/api-error.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';
import { submissionId } from '../platform/http/submission-id.ts';

export const mountTimeline: MountCalls = (mount, { applications, timeline }) => {
  mount(applicationEndpoints.readTimeline, async ({ request, response, params, query }) => {
    const [application, page] = await Promise.all([
      applications.get(params.id),
      timeline.page(params.id, query.limit, cursorOf(query.cursor)),
    ]);
    const end = beginning(requireFound(application, responseTexts.applicationNotFound));
    const entries = withNextLink(response, request.originalUrl, page);
    return page.next === undefined ? [...entries, ...end] : entries;
  });

  mount(applicationEndpoints.listQuestions, ({ admin }) => timeline.questionsTo(admin.username));

  mount(applicationEndpoints.addNote, async ({ request, params, body, admin }) => {
    const noteId = submissionId(request, admin.username, 'note', params.id);
    const note = await timeline.addNote(params.id, noteId, { ...(await body()), role: admin.role }, admin.actor);
    return requireFound(note, responseTexts.applicationNotFound);
  });

  mount(applicationEndpoints.updateNote, async ({ params, body, admin }) => {
    return requireDone(await timeline.editNote(params.id, params.note, (await body()).text, admin.actor), refusals).note;
  });

  mount(applicationEndpoints.deleteNote, async ({ params, admin }) => {
    requireDone(await timeline.removeNote(params.id, params.note, admin.actor), refusals);
  });
};

/** Made from the application, not from stored entries, but for who has added it. */
function beginning({ created_at: at, delivery, origin }: Application): TimelineEntry[] {
  const confirmation = { id: 'confirmation', kind: 'mail', at, by: 'site', template: 'confirmation', delivery };
  const arrival = { id: 'received', kind: 'received', at, by: 'visitor' };
  return [...(delivery ? [confirmation] : []), ...(origin ? [] : [arrival])].map((entry) => timelineEntry.parse(entry));
}

const refusals = {
  missing: [404, responseTexts.noteNotFound],
  'of somebody else': [403, responseTexts.noteOfSomebodyElse],
} as const;
