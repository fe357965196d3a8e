import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { bytesFor, text } from '../../platform/contract/text.ts';

/** Why an applicant gets no mail. */
export const noMailReasons = ['told in person', 'asked for it', 'declined the offer', 'duplicate', 'spam'] as const;

/** What an application's `told` says. Blank if its status needs no telling. */
export const toldStates = ['not told', 'mail waiting', 'told', ...noMailReasons] as const;

/** What an application's `first_answer` says, once there is one. */
export const firstAnswers = ['in time', 'late'] as const;

/** When the mail leaves: at once, or at 9:00 of the next working morning. */
export const mailTimes = ['now', 'morning'] as const;

/** How the applicant learns of the status. */
export const tellInput = z.union([z.enum(mailTimes), z.strictObject({ no: z.enum(noMailReasons) })], staffTexts.invalidTell);

/** Name of a team template or listed reason; the server looks it up. Blank: the usual, or none. */
const listedInput = z.optional(text(bytesFor(limits.teamWordLength), staffTexts.notListed, staffTexts.notListed));

/** What a call that rejects takes besides the status. */
export const rejection = z.object({ tell: z.optional(tellInput), template: listedInput, reason: listedInput });

export type NoMailReason = (typeof noMailReasons)[number];
export type Told = (typeof toldStates)[number] | '';
export type MailTime = (typeof mailTimes)[number];
export type Rejection = z.infer<typeof rejection>;
export type Tell = z.infer<typeof tellInput>;
