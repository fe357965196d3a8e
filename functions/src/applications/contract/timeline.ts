import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { pageQuery, pageSize } from '../../platform/contract/paging.ts';
import { storedText, storedTexts, storedTime } from '../../platform/contract/stored.ts';
import { choice, requiredParagraph } from '../../platform/contract/text.ts';

/** The kinds of what applicants change on their page. */
export const ownChanges = ['profile', 'resume', 'keep', 'keep on', 'end keep'] as const;

/** Whether the author of a note would hire the applicant. */
export const recommendations = ['yes', 'no'] as const;

/** What happens to an interview after its proposal: the `template` of its entries. */
export const interviewEvents = ['booked', 'moved', 'changed', 'declined', 'cancelled'] as const;

export type InterviewEvent = (typeof interviewEvents)[number];

/** An unknown kind is kept, and shown with its author and time. */
export const timelineEntry = z.object({
  id: z.string(),
  /**
   * 'received', 'added', 'address', 'status', 'assignee', 'note', 'message', 'mail', 'interview' or
   * of `ownChanges`
   */
  kind: storedText,
  at: storedTime,
  /** An admin's username, 'visitor' or 'site'. */
  by: storedText,
  /** Of a status, of the owner, of the name of a resume, or of the time of an interview. */
  from: storedText,
  to: storedText,
  text: storedText,
  /** Of a message that came by email: what it quotes, and its files, stored or in the inbox only. */
  quoted: storedText,
  files: z.catch(z.array(z.object({ name: z.string(), taken: z.boolean() })), []),
  /** The colleagues whom a note asks. */
  mentions: storedTexts,
  /**
   * Of a mail, 'confirmation', one of `interviewEvents`, or how what staff have added came; then
   * `to` is through whom.
   */
  template: storedText,
  subject: storedText,
  /** How the applicant learns of the status; of a rejection's mail, when it leaves. */
  told: storedText,
  /** 'sent', 'failed', or blank while the mail is on its way. */
  delivery: storedText,
  /** Of a note: one of `recommendations`, or blank. */
  recommendation: storedText,
  /** Of a note: its author's role at that time. Blank for older notes. */
  role: storedText,
  /** When a note was edited. */
  updated_at: storedTime,
});

/** The first page is large, so that few timelines have a second one. */
export const timelineQuery = z.extend(pageQuery, { limit: z._default(pageSize, limits.pageSizeMax) });

export const noteText = z.object({ text: requiredParagraph('Note', limits.noteLength) });

export const noteInput = z.extend(noteText, { recommendation: z.optional(choice('Recommendation', recommendations)) });

/** What somebody is asked by a note, and has not written a note since. */
export const openQuestion = z.object({
  application: z.string(),
  applicant_name: storedText,
  job_id: storedText,
  job_title: storedText,
  note: z.pick(timelineEntry, { id: true, by: true, at: true, text: true }),
});

export type Recommendation = (typeof recommendations)[number];
export type NoteInput = z.infer<typeof noteInput>;
export type OwnChange = (typeof ownChanges)[number];
export type OpenQuestion = z.infer<typeof openQuestion>;
export type TimelineEntry = z.infer<typeof timelineEntry>;
export type MailedFile = TimelineEntry['files'][number];
