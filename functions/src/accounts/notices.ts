import { staffPaths } from '../platform/contract/paths.ts';
import { linkTo, newMail } from '../platform/mail/new-mail.ts';
import type { NewMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { AccountInvitation } from './contract/team.ts';

export function accountNotices({ siteUrl }: MailSettings) {
  return {
    /** Invites a colleague by a link with the token. Absent without the site's address. */
    accountInvitation: siteUrl
      ? ({ id, email, invited_by, expires_at }: AccountInvitation, token: string): NewMail => {
          const url = linkTo(siteUrl, `${staffPaths.invitation}#${token}`);
          return {
            ...newMail('account invitation', email, [id], { invitedBy: invited_by, url, expiresAt: expires_at }),
            audience: 'staff',
          };
        }
      : undefined,
  };
}
