import type { NewMail } from '../data/outbox.ts';
import type { TemplateName, TemplateValues } from './templates.ts';

/** @param about see {@link NewMail} @returns a mail whose values fit its template */
export function mail<Name extends TemplateName>(template: Name, to: string, about: string, values: TemplateValues<Name>): NewMail {
  return { template, to, about, values };
}
