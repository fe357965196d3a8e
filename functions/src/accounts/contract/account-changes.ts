import { z } from 'zod/mini';
import { documentId } from '../../applications/contract/applications.ts';
import { colleague, seesJob } from './colleagues.ts';
import { admin, endpoint } from '../../platform/contract/endpoint.ts';
import { interviewState, storedMinutes } from '../../interviews/contract/interviews.ts';
import { limits } from '../../platform/contract/limits.ts';
import { optionalEmail } from '../../platform/contract/optional-email.ts';
import { storedText, storedTexts } from '../../platform/contract/stored.ts';
import { authorityFields, fittingJobs, profile, profileFields } from './endpoints.ts';
import { yourAccountTexts } from './your-account-texts.ts';
import { text } from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';
import { adminUsername } from './username.ts';

const affected = z.object({ id: z.string(), applicant_name: storedText, job_id: storedText, job_title: storedText });

/** An interview ahead that somebody leaves. */
const leftInterview = z.extend(affected, {
  state: interviewState,
  at: z.nullable(z.string()),
  minutes: storedMinutes,
  times: storedTexts,
  /** Without any, it is cancelled unless somebody takes over. */
  others: z.array(z.string()),
  /** Who cannot take over, because they have another interview then. */
  busy: z.array(z.string()),
  /** The names of all who are mailed, but for who takes over. */
  told: z.array(z.string()),
});

/** What a change of somebody's role, jobs or state does to others. */
const consequences = z.object({
  interviews: z.array(leftInterview),
  /** Open ones that the person owns, and no longer sees: at most `limits.bulkMax`. */
  applications: z.array(affected),
  /** Whose new applications the person would get, but no longer sees. */
  postings: z.array(z.object({ id: z.string(), job_id: z.string(), job_title: z.string() })),
  /** The addresses of the open invitations that end. */
  invitations: z.array(z.string()),
  /** Who is offered to take over, if they can see the job. */
  colleagues: z.array(z.omit(colleague, { hours: true, disabled: true })),
  /** Names all of this in the change that confirms it. Blank if there is nothing to confirm. */
  seen: z.string(),
});

/** Answers a change that nobody has confirmed, or not in its present extent. */
export const unconfirmedChange = z.object({ error: z.string(), consequences });

/** Who takes over an interview, an application or a posting. Blank: nobody. */
const handOver = z.object(
  { id: documentId, to: z.union([z.literal(''), adminUsername], yourAccountTexts.invalidHandOver) },
  yourAccountTexts.invalidHandOver,
);

/** A blank address gets no mail. */
export const accountFields = z.object({ email: optionalEmail, ...authorityFields, ...profile.shape }).check(fittingJobs);

/** What is left out stays. The jobs come with the role. */
const accountEdit = z
  .object({
    ...profileFields,
    email: z.optional(optionalEmail),
    role: z.optional(authorityFields.role),
    jobs: authorityFields.jobs,
    disabled: z.optional(z.boolean(texts.expectedFlag)),
    /** Hands over all interviews ahead, open applications and postings, also those they still see. */
    leaves: z.optional(z.boolean(texts.expectedFlag)),
    /** With it, the manager who gets the person's jobs besides their own. */
    jobs_to: z.optional(handOver.shape.to),
    seen: z.optional(text(limits.choiceBytes)),
    hand_over: z.optional(
      z.array(handOver, yourAccountTexts.invalidHandOver).check(z.maxLength(2 * limits.bulkMax, yourAccountTexts.invalidHandOver)),
    ),
  })
  .check(fittingJobs);

/** Both, or neither. */
const awayInput = z
  .object({
    deputy: z.union([z.literal(''), adminUsername], yourAccountTexts.invalidDeputy),
    away_until: z.union([z.literal(''), z.iso.date(yourAccountTexts.invalidDeputy)], yourAccountTexts.invalidDeputy),
  })
  .check(
    z.refine(({ deputy, away_until }) => (deputy === '') === (away_until === ''), {
      error: yourAccountTexts.invalidDeputy,
      path: ['away_until'],
    }),
  );

/** Changes of accounts that concern others. The dashboard loads them later. */
export const accountChangeEndpoints = {
  /** Who also gets the caller's mails about what waits, until which day. 400 without an account. */
  updateAway: endpoint('PUT', `${admin}/account/away`, 'staff: their account', { body: awayInput }),
  /** 409 also if no admin who can log in would be left. */
  updateAccount: endpoint('PUT', `${admin}/accounts/:username`, 'admins', { body: accountEdit, refusals: { 409: unconfirmedChange } }),
};

/** @returns who can take over an interview, an application or a posting */
export function substitutesFor(
  { job_id, others = [], busy = [] }: { job_id: string; others?: string[]; busy?: string[] },
  { colleagues }: Pick<Consequences, 'colleagues'>,
): Consequences['colleagues'] {
  return colleagues.filter((one) => seesJob(one, job_id) && ![...others, ...busy].includes(one.username));
}

export type AccountFields = z.infer<typeof accountFields>;
export type AccountChange = Omit<z.infer<typeof accountEdit>, 'seen' | 'hand_over'>;
export type Consequences = z.infer<typeof consequences>;
export type LeftInterview = z.infer<typeof leftInterview>;
