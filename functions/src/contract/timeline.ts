import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { storedText, storedTime } from './stored.ts';
import { requiredParagraph } from './text.ts';
import { version } from './version.ts';

/** What happened to an application. An unknown kind stays as it is and is shown with who and when. */
export const timelineEntry = z.object({
  id: z.string(),
  /** 'received', 'status', 'note', 'message' or 'mail' */
  kind: storedText,
  at: storedTime,
  /** An admin's user name, 'visitor', or one of the product's own actors. */
  by: storedText,
  /** Of a change of status, and of a mail that came with one. */
  from: storedText,
  to: storedText,
  /** Of a note, a mail, or a message of the applicant. */
  text: storedText,
  /** Of a mail to the applicant: its template, or 'confirmation'. */
  template: storedText,
  subject: storedText,
  /** Of a mail: 'sent', 'failed', or blank while it is on its way. */
  delivery: storedText,
  /** Of a note that was edited: its version. The version of any other note is `at`. */
  updated_at: storedTime,
});

export const noteInput = z.object({ text: requiredParagraph('Note', limits.noteLength) });

/** An edit names the version that it is based on. */
export const noteEdit = z.extend(noteInput, { updated_at: version });

/** The answer 409 to an edit that is based on an older version. */
export const staleNote = z.object({ error: z.string(), current: timelineEntry });

export type TimelineEntry = z.infer<typeof timelineEntry>;
