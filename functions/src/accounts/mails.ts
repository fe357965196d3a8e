import { z } from 'zod/mini';
import { companyShortName } from '../platform/contract/company.ts';
import { officeZone } from '../platform/contract/office.ts';
import { timeIn } from '../platform/contract/zones.ts';
import { template } from '../platform/mail/letter.ts';

/** The mails to colleagues about their accounts. */
export const accountMails = {
  'account invitation': template(
    z.object({ invitedBy: z.string(), url: z.string(), expiresAt: z.string() }),
    ({ invitedBy, url, expiresAt }) => ({
      subject: `Invitation to the hiring desk of ${companyShortName}`,
      blocks: [
        `${invitedBy} invites you to work on applications. Choose a username and a password, then log in.`,
        ...(Date.parse(expiresAt) > Date.now()
          ? [
              { button: 'Create your account', url },
              `The link works once, until ${timeIn(officeZone, expiresAt)}. It is for you alone: do not pass it on.`,
            ]
          : ['This email could not be sent in time, so its link would no longer work. Please ask for another invitation.']),
        'If you do not know what this is about, you can ignore this email.',
      ],
    }),
  ),
};
