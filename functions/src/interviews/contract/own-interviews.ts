import { z } from 'zod/mini';
import { interviewStates, interviewTime } from './interviews.ts';
import { limits } from '../../platform/contract/limits.ts';
import { privatePageTexts } from '../../applicant/contract/private-page-texts.ts';
import { requiredParagraph, text } from '../../platform/contract/text.ts';
import { clocks, zoneInput } from '../../platform/contract/zone.ts';

/** What the applicant sees of an interview. Times are ISO 8601 in UTC. */
export const ownInterview = z.object({
  id: z.string(),
  state: z.enum(interviewStates),
  at: z.nullable(z.string()),
  minutes: z.int(),
  place: z.string(),
  interviewers: z.array(z.string()),
  /** Why staff moved or canceled it, in their words. */
  why: z.string(),
  /** The office's. */
  zone: z.string(),
  clocks,
  /** Those that are left, without the one that is booked. None once it is too late to choose. */
  times: z.array(z.string()),
  /** Until when it can be moved or cancelled. Null unless it is booked. */
  change_until: z.nullable(z.string()),
});

/** One of the times, or why none suits, or the end of what is booked: exactly one of them. */
export const interviewAnswer = {
  id: z.catch(text(limits.documentIdBytes), ''),
  choose: z.optional(interviewTime(privatePageTexts.timeGone)),
  /** The applicant's, for the mails. */
  zone: z.catch(z.optional(zoneInput('')), undefined),
  decline: z.optional(requiredParagraph('Message', limits.messageLength)),
  cancel: z.optional(z.literal(true, privatePageTexts.invalidInterviewAnswer)),
};

export type OwnInterview = z.infer<typeof ownInterview>;
