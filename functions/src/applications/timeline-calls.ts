import { applicationEndpoints } from './contract/endpoints.ts';
import type { MountCalls } from '../calls.ts';
import type { Application } from './contract/applications.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import type { TimelineEntry } from './contract/timeline.ts';
import type { NoteChange } from './timeline.ts';
import { ApiError, requireFound } from '../platform/http/api-error.ts';
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
    return requireChanged(await timeline.editNote(params.id, params.note, (await body()).text, admin.actor));
  });

  mount(applicationEndpoints.deleteNote, async ({ params, admin }) => {
    requireChanged(await timeline.removeNote(params.id, params.note, admin.actor));
  });
};

/** Made from the application, not from stored entries, but for who has added it. */
function beginning({ created_at: at, delivery, origin }: Application): TimelineEntry[] {
  const ofNotes = { mentions: [], recommendation: '', role: '', quoted: '', files: [] };
  const blank = { ...ofNotes, at, from: '', to: '', text: '', template: '', subject: '', told: '', delivery: '', updated_at: '' };
  const confirmation = { ...blank, id: 'confirmation', kind: 'mail', by: 'site', template: 'confirmation', delivery };
  const arrival = { ...blank, id: 'received', kind: 'received', by: 'visitor' };
  return [...(delivery ? [confirmation] : []), ...(origin ? [] : [arrival])];
}

function requireChanged(change: NoteChange) {
  if (change.outcome === 'missing') throw new ApiError(404, responseTexts.noteNotFound);
  if (change.outcome === 'of somebody else') throw new ApiError(403, responseTexts.noteOfSomebodyElse);
  return change.note;
}
