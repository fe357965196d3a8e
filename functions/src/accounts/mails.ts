import { z } from 'zod/mini';
import { companyShortName } from '../platform/contract/company.ts';
import { linkUntil, template } from '../platform/mail/letter.ts';

/** The mails to colleagues about their accounts. */
export const accountMails = {
  'account link': template(z.object({ by: z.string(), url: z.string(), expiresAt: z.string() }), ({ by, url, expiresAt }) => {
    const { blocks, preview } = linkUntil('Choose a new password', url, expiresAt);
    return {
      subject: `A new password for the ${companyShortName} hiring desk`,
      preview,
      blocks: [
        by
          ? `${by} sent you a link to choose a new password.`
          : 'Somebody, probably you, asked for a new password for your account. Choose it with this link.',
        ...blocks,
        'A new password ends all your sessions. Two-step login stays on.',
      ],
      note: 'If you didn’t ask for it, ignore this email: nothing changes.',
    };
  }),

  'account invitation': template(
    z.object({ invitedBy: z.string(), url: z.string(), expiresAt: z.string() }),
    ({ invitedBy, url, expiresAt }) => {
      const { blocks, preview } = linkUntil('Create your account', url, expiresAt);
      return {
        subject: `${invitedBy} invited you to review applications at ${companyShortName}`,
        preview,
        blocks: [`Choose a username and a password, then log in to the ${companyShortName} hiring desk.`, ...blocks],
        note: 'If you don’t know what this is about, you can ignore this email.',
      };
    },
  ),
};
