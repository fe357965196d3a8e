import { staffPaths } from '../platform/contract/paths.ts';
import { linkTo, newMail } from '../platform/mail/new-mail.ts';
import type { NewMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { AccountInvitation } from './contract/team.ts';

export function accountNotices({ siteUrl }: MailSettings) {
  return {
    /** For a new password, if the site's address is set. @param by blank if they asked for it */
    accountLink: siteUrl
      ? (id: string, email: string, expiresAt: string, token: string, by: string): NewMail => {
          const url = linkTo(siteUrl, `${staffPaths.newPassword}#${token}`);
          return { ...newMail('account link', email, [id], { by, url, expiresAt }), audience: 'staff' };
        }
      : undefined,

    /** Invites a colleague by a link with the token. Absent without the site's address. */
    accountInvitation: siteUrl
      ? ({ id, email, expires_at }: AccountInvitation, token: string, invitedBy: string): NewMail => {
          const url = linkTo(siteUrl, `${staffPaths.invitation}#${token}`);
          return {
            ...newMail('account invitation', email, [id], { invitedBy, url, expiresAt: expires_at }),
            audience: 'staff',
          };
        }
      : undefined,
  };
}
