import { accountNotices } from './accounts/notices.ts';
import { alertNotices } from './alerts/notices.ts';
import { applicantNotices } from './applicant/notices.ts';
import { applicationNotices } from './applications/notices.ts';
import { messageNotices } from './messages/notices.ts';
import type { MailSettings } from './settings.ts';

/** Who gets which mail. */
export function createNotices(mail: MailSettings) {
  return {
    ...messageNotices(mail),
    ...applicationNotices(mail),
    ...applicantNotices(mail),
    ...accountNotices(mail),
    ...alertNotices(mail),
  };
}
