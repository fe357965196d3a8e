import { z } from 'zod/mini';
import { companyShortName } from '../platform/contract/company.ts';
import { officeZone } from '../platform/contract/office.ts';
import { timeIn } from '../platform/contract/zones.ts';
import { type Block, template } from '../platform/mail/letter.ts';

/** @returns the button, or what to do once the link has ended, and what the inbox shows */
function linkOf(button: string, url: string, expiresAt: string): { blocks: Block[]; preview: string } {
  if (Date.parse(expiresAt) <= Date.now()) {
    const late = "This email couldn't be sent in time, so its link no longer works. Please ask for another one.";
    return { blocks: [late], preview: late };
  }
  const until = `The link works once, until ${timeIn(officeZone, expiresAt)}.`;
  return { blocks: [{ button, url }, `${until} It's for you alone, so please don't share it.`], preview: until };
}

/** The mails to colleagues about their accounts. */
export const accountMails = {
  'account link': template(z.object({ by: z.string(), url: z.string(), expiresAt: z.string() }), ({ by, url, expiresAt }) => {
    const { blocks, preview } = linkOf('Choose a new password', url, expiresAt);
    return {
      subject: `A new password for the hiring desk of ${companyShortName}`,
      preview,
      blocks: [
        by
          ? `${by} sent you a link to choose a new password.`
          : 'Somebody, probably you, asked for a new password for your account. Choose it with this link.',
        ...blocks,
        'A new password ends all your sessions. Two-step login stays on.',
      ],
      note: "If you didn't ask for it, ignore this email: nothing changes.",
    };
  }),

  'account invitation': template(
    z.object({ invitedBy: z.string(), url: z.string(), expiresAt: z.string() }),
    ({ invitedBy, url, expiresAt }) => {
      const { blocks, preview } = linkOf('Create your account', url, expiresAt);
      return {
        subject: `${invitedBy} invited you to review applications at ${companyShortName}`,
        preview,
        blocks: [`Choose a username and a password, then log in to the hiring desk of ${companyShortName}.`, ...blocks],
        note: "If you don't know what this is about, you can ignore this email.",
      };
    },
  ),
};
