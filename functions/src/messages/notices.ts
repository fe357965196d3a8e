import { referenceOf } from '../platform/contract/reference.ts';
import { workingDaysLater } from '../platform/contract/office.ts';
import { staffPaths } from '../platform/contract/paths.ts';
import { greetingTo } from '../platform/mail/greeting.ts';
import { mailsToStaff, type NewMail, newMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import { type ContactInput, replyWorkingDays } from './contract/contact.ts';

/** @returns what is mailed when a visitor has sent a message */
export function messageNotices({ staff, siteUrl }: MailSettings, id: string, message: ContactInput, now: Date): NewMail[] {
  const reference = referenceOf({ id });
  const url = `${siteUrl}${staffPaths.dashboard}?tab=messages`;
  const answerAt = workingDaysLater(now, replyWorkingDays).toISOString();
  const confirmation = { greeting: greetingTo(message.name), reference, answerAt };
  return [
    ...mailsToStaff('message for staff', staff, [id], { ...message, reference, url }, message.email),
    { ...newMail('message received', message.email, [id], confirmation), reports_to: `contactMessages/${id}` },
  ];
}
