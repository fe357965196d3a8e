import { endpoints } from '../contract/endpoints.ts';
import { texts } from '../contract/texts.ts';
import type { ApplicationStore } from '../data/applications.ts';
import { adminActor } from '../data/audit.ts';
import type { NoteChange, TimelineStore } from '../data/timeline.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';

export function mountTimeline(mount: Mount, { applications, timeline }: { applications: ApplicationStore; timeline: TimelineStore }): void {
  mount(endpoints.readTimeline, async ({ params }) => {
    const [application, entries] = await Promise.all([applications.get(params.id), timeline.entries(params.id)]);
    if (!application) throw new ApiError(404, texts.applicationNotFound);
    return [...entries, arrival(application.created_at)];
  });

  mount(endpoints.addNote, async ({ params, body, admin }) => {
    const { text } = await body();
    const note = await timeline.addNote(params.id, text, adminActor(admin));
    if (!note) throw new ApiError(404, texts.applicationNotFound);
    return note;
  });

  mount(endpoints.updateNote, async ({ params, body, admin }) => {
    const { text, updated_at } = await body();
    return changed(await timeline.editNote(params.id, params.note, text, adminActor(admin), updated_at));
  });

  mount(endpoints.deleteNote, async ({ params, admin }) => {
    changed(await timeline.removeNote(params.id, params.note, adminActor(admin)));
  });
}

/** Not stored, so that every application has one. */
function arrival(at: string) {
  return { id: 'received', kind: 'received', at, by: 'visitor', from: '', to: '', text: '', updated_at: '' };
}

function changed(change: NoteChange) {
  if (change.outcome === 'missing') throw new ApiError(404, texts.noteNotFound);
  if (change.outcome === 'of somebody else') throw new ApiError(403, texts.noteOfSomebodyElse);
  if (change.outcome === 'stale') throw new ApiError(409, texts.staleNote, {}, { more: { current: change.note } });
  return change.note;
}
