import { staffPaths } from '../platform/contract/paths.ts';
import { type NewMail, newMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { AccountInvitation } from './contract/team.ts';

export type PasswordLink = Pick<AccountInvitation, 'id' | 'email' | 'expires_at'>;

export function accountNotices({ siteUrl }: MailSettings) {
  return {
    /** For a new password. @param by blank if they asked for it */
    accountLink: ({ id, email, expires_at: expiresAt }: PasswordLink, token: string, by: string): NewMail => {
      const url = `${siteUrl}${staffPaths.newPassword}#${token}`;
      return { ...newMail('account link', email, [id], { by, url, expiresAt }), audience: 'staff' };
    },

    /** Invites a colleague by a link with the token. */
    accountInvitation: ({ id, email, expires_at: expiresAt }: AccountInvitation, token: string, invitedBy: string): NewMail => {
      const url = `${siteUrl}${staffPaths.invitation}#${token}`;
      return { ...newMail('account invitation', email, [id], { invitedBy, url, expiresAt }), audience: 'staff' };
    },
  };
}
