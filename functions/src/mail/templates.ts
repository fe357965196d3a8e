import type { z } from 'zod/mini';
import { type Letter, render, type RenderedLetter } from './letter.ts';
import * as alertRequest from './templates/alert-request.ts';
import * as applicantMessageForStaff from './templates/applicant-message-for-staff.ts';
import * as applicationForStaff from './templates/application-for-staff.ts';
import * as applicationLinks from './templates/application-links.ts';
import * as applicationReceived from './templates/application-received.ts';
import * as applicationsForStaff from './templates/applications-for-staff.ts';
import * as messageForStaff from './templates/message-for-staff.ts';
import * as messageReceived from './templates/message-received.ts';
import * as newJobs from './templates/new-jobs.ts';
import * as reply from './templates/reply.ts';

/** Every mail that the site sends, by the name that the outbox stores. */
export const templates = {
  'message for staff': messageForStaff,
  'message received': messageReceived,
  'application for staff': applicationForStaff,
  'application received': applicationReceived,
  'applications for staff': applicationsForStaff,
  'alert request': alertRequest,
  'new jobs': newJobs,
  'application links': applicationLinks,
  'applicant message for staff': applicantMessageForStaff,
  reply,
};

export type TemplateName = keyof typeof templates;
export type TemplateValues<Name extends TemplateName> = z.output<(typeof templates)[Name]['values']>;

const automaticAnswers: readonly string[] = [
  'message received',
  'application received',
  'application links',
  'alert request',
] satisfies TemplateName[];

/** @returns whether submitting a form sends this mail to the address entered in it. A recipient gets only a few of each kind a day. */
export function isAutomaticAnswer(template: string): boolean {
  return automaticAnswers.includes(template);
}

/** @returns undefined if there is no such template or the values do not fit it */
export function renderTemplate(name: string, values: unknown): RenderedLetter | undefined {
  if (!Object.hasOwn(templates, name)) return undefined;
  const template = templates[name as TemplateName] as { values: z.ZodMiniType; letter: (values: unknown) => Letter };
  const { success, data } = template.values.safeParse(values);
  return success ? render(template.letter(data)) : undefined;
}
