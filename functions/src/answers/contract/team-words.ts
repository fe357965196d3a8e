import { z } from 'zod/mini';
import { staffStatuses, tellingTemplate } from '../../applications/contract/statuses.ts';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { version } from '../../platform/contract/stored.ts';
import { checkbox, optionalChoice, requiredLine } from '../../platform/contract/text.ts';
import { lines, linesOf } from '../../platform/contract/lists.ts';
import { texts } from '../../platform/contract/texts.ts';
import { applicationText, mailTemplates, type ReplyText } from './replies.ts';

// The team's own words: templates of mails, and reasons of rejections.

export const teamTexts = {
  templateTwice: 'Another template has this name',
  tooManyTemplates: `There can be at most ${limits.ownTemplates} templates of your own`,
  invalidReasons: `Please enter up to ${limits.rejectionReasons} different reasons, one a line, each of at most ${limits.teamWordLength} characters`,
  reasonRequired: 'Please choose a reason',
} as const;

/** One that the team added. `status`: what its mail sets, or blank. Proposals set Interview. */
const ownTemplate = z.extend(applicationText, {
  name: requiredLine('Name', limits.teamWordLength),
  status: optionalChoice('Status', staffStatuses),
});

const ownTemplates = z
  .array(ownTemplate, texts.requiredFields)
  .check(z.maxLength(limits.ownTemplates, { error: teamTexts.tooManyTemplates, abort: true }), ({ value, issues }) => {
    const names = value.map(({ name }) => name.toLowerCase());
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        issues.push({ code: 'custom', input: value, path: [index, 'name'], message: teamTexts.templateTwice });
  });

/** Why the team rejects applications, one a line. Only staff see it. */
export const reasonsText = lines(
  'Reasons',
  { min: 0, max: limits.rejectionReasons, length: limits.teamWordLength },
  teamTexts.invalidReasons,
);

export const reasonsOf = ({ reasons }: { reasons: string }): string[] => linesOf(reasons);

export const mailTemplatesInput = z.object({
  ...z.pick(mailTemplates, { invite: true, ask: true, reject: true, answer: true, opening: true }).shape,
  /** In their order. */
  own: z._default(ownTemplates, []),
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

/** @returns what is wrong with the reason of a rejection, if anything */
export function reasonError(list: Reasons, reason = ''): string | undefined {
  const reasons = reasonsOf(list);
  if (reason !== '') return reasons.includes(reason) ? undefined : staffTexts.notListed;
  return list.reason_required && reasons.length > 0 ? teamTexts.reasonRequired : undefined;
}

/** @param name of the team's own, or blank @returns what tells of a status, unless it is gone */
export function tellingText({ own, ...usual }: MailTemplatesInput, status: string, name = ''): ReplyText | undefined {
  const kind = tellingTemplate(status);
  return name === '' ? kind && usual[kind] : own.find((one) => one.name === name && one.status === status);
}
