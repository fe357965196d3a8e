import { useQueryClient } from '@tanstack/react-query';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { NoteInput, TimelineEntry } from '#rooms/applications/contract/timeline.ts';
import { reviewTexts } from './review-texts.ts';
import type { Report } from '../shell/report.tsx';
import { sendOnce } from '../../shared/forms/send-once.ts';
import { ignoreMissing } from '../../shared/lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { timelineQuery } from '../shell/queries.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';

const { note: noteTexts } = reviewTexts;

/** Each call resolves when the timeline shows the change, or the failure is reported. */
export function useNotes({ id, applicant_name: name }: Application, report: Report) {
  const client = useQueryClient();
  const { queryKey } = timelineQuery(id);
  const shown = () => client.invalidateQueries({ queryKey });

  const add = async (body: NoteInput, onAdded: () => void) => {
    await sendOnce(`note ${id}`, JSON.stringify(body), (headers) =>
      adminCall(applicationEndpoints.addNote, { params: { id }, body, headers }),
    );
    await shown();
    onAdded();
    return noteTexts.added;
  };
  const edit = async (note: TimelineEntry, text: string, onSaved: () => void) => {
    await adminCall(applicationEndpoints.updateNote, { params: { id, note: note.id }, body: { text } });
    await shown();
    onSaved();
    return noteTexts.saved;
  };
  const remove = async (note: TimelineEntry) => {
    await adminCall(applicationEndpoints.deleteNote, { params: { id, note: note.id } }).catch(ignoreMissing);
    await shown();
    return noteTexts.deleted;
  };

  return {
    add: (note: NoteInput, onAdded: () => void) => report.run(noteTexts.addFailed, () => add(note, onAdded), { id, name }),
    edit: (note: TimelineEntry, text: string, onSaved: () => void) =>
      report.run(noteTexts.saveFailed, () => edit(note, text, onSaved), { id: note.id, name }),
    remove: (note: TimelineEntry) => report.run(noteTexts.deleteFailed, () => remove(note), { id: note.id, name }),
  };
}

export type Notes = ReturnType<typeof useNotes>;
