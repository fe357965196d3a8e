import { useQueryClient } from '@tanstack/react-query';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { NoteInput, TimelineEntry } from '#rooms/applications/contract/timeline.ts';
import { reviewTexts } from './review-texts.ts';
import type { Report } from '../shell/report.tsx';
import { sendOnce } from '../../shared/forms/send-once.ts';
import { ignoreMissing } from '../../shared/lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { applicationsChanged, itemKey, questionsQuery } from '../shell/queries.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';

const { note: noteTexts } = reviewTexts;

/** Each call resolves when the timeline shows the change, or the failure is reported. */
export function useNotes({ id, applicant_name: name }: Application, report: Report) {
  const client = useQueryClient();
  const run = (failed: string, done: string, about: string, call: () => Promise<unknown>, onDone?: () => void) => {
    const act = async () => {
      await call();
      void client.invalidateQueries(questionsQuery);
      applicationsChanged(client);
      await client.invalidateQueries({ queryKey: itemKey(id) }, { cancelRefetch: false });
      onDone?.();
      return done;
    };
    return report.run(failed, act, { id: about, name });
  };
  const send = (body: NoteInput) =>
    sendOnce(`note ${id}`, JSON.stringify(body), (headers) => adminCall(applicationEndpoints.addNote, { params: { id }, body, headers }));

  return {
    add: (note: NoteInput, onAdded: () => void) => run(noteTexts.addFailed, noteTexts.added, id, () => send(note), onAdded),
    edit: ({ id: note }: TimelineEntry, text: string, onSaved: () => void) => {
      const call = () => adminCall(applicationEndpoints.updateNote, { params: { id, note }, body: { text } });
      return run(noteTexts.saveFailed, noteTexts.saved, note, call, onSaved);
    },
    remove: ({ id: note }: TimelineEntry) => {
      const call = () => adminCall(applicationEndpoints.deleteNote, { params: { id, note } }).catch(ignoreMissing);
      return run(noteTexts.deleteFailed, noteTexts.deleted, note, call);
    },
  };
}

export type Notes = ReturnType<typeof useNotes>;
