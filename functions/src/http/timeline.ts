import type { Application } from '../contract/applications.ts';
import { endpoints } from '../contract/endpoints.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import { mentionedNames } from '../contract/mentions.ts';
import type { TimelineEntry } from '../contract/timeline.ts';
import type { Mention, NoteChange } from '../data/timeline.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';
import { cursorOf, withNextLink } from './page-link.ts';
import { submissionId } from './submission-id.ts';

export function mountTimeline(mount: Mount, { applications, colleagues, notices, timeline }: Parts): void {
  /** @returns the colleagues whom a note asks, who may see the application */
  async function mentionsIn(text: string, id: string, author: string): Promise<Mention[]> {
    const names = mentionedNames(text).filter((name) => name !== author);
    const application = names.length > 0 ? await applications.get(id) : undefined;
    if (!application) return [];
    const named = await colleagues.whoSee(application.job_id, names);
    return named.map(({ username, email }) => ({ username, mails: notices?.mention(application, author, email) ?? [] }));
  }

  mount(endpoints.readTimeline, async ({ request, response, params, query }) => {
    const [application, page] = await Promise.all([
      applications.get(params.id),
      timeline.page(params.id, query.limit, cursorOf(query.cursor)),
    ]);
    if (!application) throw new ApiError(404, answerTexts.applicationNotFound);
    const entries = withNextLink(response, request.originalUrl, page);
    return page.next === undefined ? [...entries, ...beginning(application)] : entries;
  });

  mount(endpoints.addNote, async ({ request, params, body, admin }) => {
    const noteId = submissionId(request, admin.username, 'note', params.id);
    const input = await body();
    const mentions = await mentionsIn(input.text, params.id, admin.username);
    const note = await timeline.addNote(params.id, noteId, { ...input, role: admin.role }, admin.actor, mentions);
    if (!note) throw new ApiError(404, answerTexts.applicationNotFound);
    return note;
  });

  mount(endpoints.updateNote, async ({ params, body, admin }) => {
    const { text, updated_at } = await body();
    const mentions = await mentionsIn(text, params.id, admin.username);
    return requireChanged(await timeline.editNote(params.id, params.note, text, admin.actor, updated_at, mentions));
  });

  mount(endpoints.deleteNote, async ({ params, admin }) => {
    requireChanged(await timeline.removeNote(params.id, params.note, admin.actor));
  });
}

/** Made from the application, not from stored entries. */
function beginning({ created_at: at, delivery }: Application): TimelineEntry[] {
  const ofNotes = { mentions: [], recommendation: '', role: '' };
  const blank = { ...ofNotes, at, from: '', to: '', text: '', template: '', subject: '', told: '', delivery: '', updated_at: '' };
  const arrival = { ...blank, id: 'received', kind: 'received', by: 'visitor' };
  if (delivery === '') return [arrival];
  return [{ ...blank, id: 'confirmation', kind: 'mail', by: 'site', template: 'confirmation', delivery }, arrival];
}

function requireChanged(change: NoteChange) {
  if (change.outcome === 'missing') throw new ApiError(404, answerTexts.noteNotFound);
  if (change.outcome === 'of somebody else') throw new ApiError(403, answerTexts.noteOfSomebodyElse);
  if (change.outcome === 'stale') throw new ApiError(409, answerTexts.staleNote, {}, { more: { current: change.note } });
  return change.note;
}
