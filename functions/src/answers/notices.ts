import type { Application } from '../applications/contract/applications.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { privateLink } from '../platform/mail/private-links.ts';
import { newMail } from '../platform/mail/new-mail.ts';
import type { NewMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { TemplateValues } from '../templates.ts';

/** Answers go to the first address of staff. @param id of the message */
export function replyMail({ staff: [replyTo] }: MailSettings, to: string, id: string, values: TemplateValues<'reply'>): NewMail {
  return { ...newMail('reply', to, [id], values), reply_to: replyTo };
}

/**
 * A mail of staff with a private link.
 * @param promises_days until the next answer
 * @throws {ApiError} 409 without an address
 */
export function letterToApplicant<Name extends 'reply' | 'interview proposal'>(
  template: Name,
  { id, applicant_email }: Pick<Application, 'id' | 'applicant_email'>,
  values: TemplateValues<Name>,
  promises_days: number,
): NewMail {
  if (applicant_email === '') throw new ApiError(409, responseTexts.noAddress);
  return { ...newMail(template, applicant_email, [id], values), ...privateLink(), promises_days };
}

/** The mail about an opening. */
export function openingMail(to: string, id: string, values: TemplateValues<'opening'>): NewMail {
  return { ...newMail('opening', to, [id], values), answerable: true };
}
