import { serverLimits } from './platform/contract/limits.ts';
import { render, type RenderedLetter } from './platform/mail/letter.ts';
import type { TemplateName } from './platform/registered.ts';
import { captchaMails } from './platform/mail/captcha-mail.ts';
import { messageMails } from './messages/mails.ts';
import { applicantMails } from './applicant/mails.ts';
import { applicationMails } from './applications/mails.ts';
import { accountMails } from './accounts/mails.ts';
import { answerMails } from './answers/mails.ts';
import { alertTemplates } from './alerts/mails.ts';
import { forInterviews } from './interviews/mails.ts';

/**
 * Every mail that the site sends, by the name that the outbox stores.
 * No form can mail a stranger somebody's own words: its mails repeat only facts of open jobs, and a
 * name that cannot be more than a name (`greetingTo`). Applications stay on the dashboard: mails to
 * staff contain only the beginnings of their texts, and notes to those whom they ask.
 */
export const templates = {
  ...captchaMails,
  ...messageMails,
  ...applicantMails,
  ...applicationMails,
  ...accountMails,
  ...answerMails,
  ...alertTemplates,
  ...forInterviews,
};

type Templates = typeof templates;

/** What is not here does not compile: docs/decisions/0001-rooms.md */
declare module './platform/registered.ts' {
  interface RegisteredTemplates extends Templates {}
}

const limited: readonly string[] = [
  'message received',
  'application received',
  'application links',
  'keep again',
  'account link',
  'alert request',
  'opening',
] satisfies TemplateName[];

/** @returns how many mails of this kind somebody gets a day: few of what forms cause */
export function dailyLimit(template: string, { by }: Record<string, unknown> = {}): number | undefined {
  // An admin has sent the link.
  if (template === ('account link' satisfies TemplateName) && Boolean(by)) return undefined;
  if (template === ('mention' satisfies TemplateName)) return serverLimits.mentionsPerRecipient;
  return limited.includes(template) ? serverLimits.mailsPerRecipient : undefined;
}

/** @returns undefined if there is no such template or the values do not fit it */
export function renderTemplate(name: string, values: unknown): RenderedLetter | undefined {
  if (!Object.hasOwn(templates, name)) return undefined;
  const { data: letter } = templates[name as TemplateName].safeParse(values);
  return letter && render(letter);
}
