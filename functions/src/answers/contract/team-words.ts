import { z } from 'zod/mini';
import type { applicationStatusInput } from '../../applications/contract/applications.ts';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { version } from '../../platform/contract/stored.ts';
import { checkbox, cleanLine, paragraph } from '../../platform/contract/text.ts';
import { mailTemplates } from './replies.ts';

// The team's own words: the texts of the usual templates, and reasons of rejections.

export const teamTexts = {
  invalidReasons: `Please enter up to ${limits.rejectionReasons} different reasons, one a line, each of at most ${limits.teamWordLength} characters`,
  reasonRequired: 'Please choose a reason',
} as const;

/** Why the team rejects applications, one a line. Only staff see it. */
export const reasonsText = paragraph('Reasons', (limits.rejectionReasons + 1) * limits.teamWordLength).check(
  z.refine((value) => {
    const lines = reasonsOf({ reasons: value });
    const fit = lines.length <= limits.rejectionReasons && lines.every((line) => line.length <= limits.teamWordLength);
    return fit && new Set(lines).size === lines.length;
  }, teamTexts.invalidReasons),
);

export function reasonsOf({ reasons }: { reasons: string }): string[] {
  return reasons.split('\n').flatMap((line) => cleanLine(line) || []);
}

export const mailTemplatesInput = z.object({
  ...z.pick(mailTemplates, { invite: true, ask: true, reject: true, answer: true, opening: true }).shape,
  reasons: z._default(reasonsText, ''),
  reason_required: checkbox,
});

/** Apart from the other calls, since most pages of staff change no template. */
export const templateEndpoints = {
  updateMailTemplates: endpoint('PUT', `${admin}/mail-templates`, 'recruiters', {
    body: z.extend(mailTemplatesInput, { updated_at: version }),
    output: mailTemplates,
  }),
} satisfies Record<string, Endpoint>;

export type MailTemplatesInput = z.infer<typeof mailTemplatesInput>;
/** `reason_required`: whether a rejection must have one. */
export type Reasons = Pick<MailTemplatesInput, 'reasons' | 'reason_required'>;

/** What a call that rejects takes besides the status. */
export type Rejection = Pick<z.infer<typeof applicationStatusInput>, 'tell' | 'interview' | 'reason'>;

export const rejectionOf = ({ tell, interview, reason }: Rejection): Rejection => ({ tell, interview, reason });

/** @returns what is wrong with the reason of a rejection, if anything */
export function reasonError(list: Reasons, reason = ''): string | undefined {
  const reasons = reasonsOf(list);
  if (reason !== '') return reasons.includes(reason) ? undefined : staffTexts.notListed;
  return list.reason_required && reasons.length > 0 ? teamTexts.reasonRequired : undefined;
}
