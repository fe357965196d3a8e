import type { NewMail } from './new-mails.ts';
import type { TemplateName, TemplateValues } from '../../templates.ts';

/** @param about see {@link NewMail} @returns a mail whose values fit its template */
export function newMail<Name extends TemplateName>(template: Name, to: string, about: string[], values: TemplateValues<Name>): NewMail {
  return { template, to, about, values };
}
