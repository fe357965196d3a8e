import type { MailedApplication } from '../applications/contract/applications.ts';
import { aboutOf } from '../applications/notices.ts';
import { staffPaths } from '../platform/contract/paths.ts';
import { mailsToStaff } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';

/** To admins only. It is about no application that others can find. */
export function sealedMessage({ siteUrl }: MailSettings, message: string, application: MailedApplication, addresses: readonly string[]) {
  const values = { ...aboutOf(application, siteUrl), message, url: siteUrl + staffPaths.records };
  return mailsToStaff('applicant message for staff', addresses, [], values, application.applicant_email);
}
