import type { TemplateName, TemplateValues } from '../registered.ts';
import type { NewMail } from './new-mails.ts';

/** @param about see {@link NewMail} @returns a mail whose values fit its template */
export function newMail<Name extends TemplateName>(template: Name, to: string, about: string[], values: TemplateValues<Name>): NewMail {
  return { template, to, about, values };
}

/** @returns a mail for each address of staff. Their answers go to `replyTo`. */
export function mailsToStaff<Name extends TemplateName>(
  template: Name,
  staff: readonly string[],
  about: string[],
  values: TemplateValues<Name>,
  replyTo?: string,
): NewMail[] {
  const common = { audience: 'staff', ...(replyTo !== undefined && { reply_to: replyTo }) } as const;
  return staff.map((to) => ({ ...newMail(template, to, about, values), ...common }));
}
