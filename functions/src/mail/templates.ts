import type { z } from 'zod/mini';
import type { NewMail } from '../data/outbox.ts';
import { render, type RenderedLetter } from './letter.ts';
import { forStaff } from './templates/for-staff.ts';
import { forVisitors } from './templates/for-visitors.ts';

/** Every mail that the site sends, by the name that the outbox stores. */
export const templates = { ...forStaff, ...forVisitors };

export type TemplateName = keyof typeof templates;
export type TemplateValues<Name extends TemplateName> = z.input<(typeof templates)[Name]>;

const automaticAnswers: readonly string[] = [
  'message received',
  'application received',
  'application links',
  'alert request',
] satisfies TemplateName[];

/** Whether a form causes this mail. A recipient gets only a few of each kind a day. */
export function isAutomaticAnswer(template: string): boolean {
  return automaticAnswers.includes(template);
}

/** @returns undefined if there is no such template or the values do not fit it */
export function renderTemplate(name: string, values: unknown): RenderedLetter | undefined {
  if (!Object.hasOwn(templates, name)) return undefined;
  const { data: letter } = templates[name as TemplateName].safeParse(values);
  return letter && render(letter);
}

/** @param about see {@link NewMail} @returns a mail whose values fit its template */
export function newMail<Name extends TemplateName>(template: Name, to: string, about: string[], values: TemplateValues<Name>): NewMail {
  return { template, to, about, values };
}

/** @returns a mail for each address of staff. Their answers go to `replyTo`. */
export function mailsToStaff<Name extends TemplateName>(
  template: Name,
  staff: string[],
  about: string[],
  values: TemplateValues<Name>,
  replyTo?: string,
): NewMail[] {
  const common = { audience: 'staff', ...(replyTo !== undefined && { reply_to: replyTo }) } as const;
  return staff.map((to) => ({ ...newMail(template, to, about, values), ...common }));
}
