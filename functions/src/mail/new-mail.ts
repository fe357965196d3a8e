import type { NewMail } from '../data/outbox.ts';
import type { TemplateName, TemplateValues } from './templates.ts';

/** @param about see {@link NewMail} @returns a mail whose values fit its template */
export function mail<Name extends TemplateName>(template: Name, to: string, about: string[], values: TemplateValues<Name>): NewMail {
  return { template, to, about, values };
}

/** @returns a mail for each address of staff, who answer to `replyTo` */
export function mailsToStaff<Name extends TemplateName>(
  template: Name,
  staff: string[],
  about: string[],
  values: TemplateValues<Name>,
  replyTo?: string,
): NewMail[] {
  const common = { audience: 'staff', ...(replyTo !== undefined && { reply_to: replyTo }) } as const;
  return staff.map((to) => ({ ...mail(template, to, about, values), ...common }));
}
