import type { z } from 'zod/mini';
import { serverLimits } from './platform/contract/limits.ts';
import { render, type RenderedLetter } from './platform/mail/letter.ts';
import { forStaff } from './mails-for-staff.ts';
import { forVisitors } from './mails-for-visitors.ts';
import { forInterviews } from './interviews/mails.ts';

/** Every mail that the site sends, by the name that the outbox stores. */
export const templates = { ...forStaff, ...forVisitors, ...forInterviews };

export type TemplateName = keyof typeof templates;
export type TemplateValues<Name extends TemplateName> = z.input<(typeof templates)[Name]>;

const limited: readonly string[] = [
  'message received',
  'application received',
  'application links',
  'keep again',
  'alert request',
  'opening',
] satisfies TemplateName[];

/** @returns how many mails of this kind a recipient gets a day: few of what forms cause, and of what is sent to many */
export function dailyLimit(template: string): number | undefined {
  if (template === ('mention' satisfies TemplateName)) return serverLimits.mentionsPerRecipient;
  return limited.includes(template) ? serverLimits.mailsPerRecipient : undefined;
}

/** @returns undefined if there is no such template or the values do not fit it */
export function renderTemplate(name: string, values: unknown): RenderedLetter | undefined {
  if (!Object.hasOwn(templates, name)) return undefined;
  const { data: letter } = templates[name as TemplateName].safeParse(values);
  return letter && render(letter);
}
