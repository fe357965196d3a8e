import { z } from 'zod/mini';
import { serverLimits } from '../contract/limits.ts';
import { applicantPath } from '../contract/paths.ts';
import { collection, type Writes } from '../firestore/firebase.ts';
import type { NewMail } from './new-mails.ts';
import type { MailEffects } from './outbox.ts';
import { hashOf, newToken } from '../tokens.ts';

/** A private link to an application. Its hash is stored, its URL only mailed. */
export type ApplicantLink = { url: string; hash: string };

export function newLinkTo(siteUrl: string): ApplicantLink {
  const token = newToken();
  return { url: privateUrl(siteUrl, token), hash: hashOf(token) };
}

/** What gives a mail about one application its own private link. Its sender fills in the URL. */
export function privateLink(): Required<Pick<NewMail, 'token' | 'link_hashes' | 'answerable'>> {
  const token = newToken();
  return { token, link_hashes: [hashOf(token)], answerable: true };
}

export const privateUrl = (siteUrl: string, token: string) => `${siteUrl}${applicantPath}#${token}`;

const linksMail = z.object({ to: z.string(), about: z.array(z.string()), link_hashes: z.array(z.string()).check(z.minLength(1)) });
const linksRecord = z.object({ link_hashes: z.catch(z.array(z.string()), []) });

/** What private links open. */
const linked = ['applications', 'sealedApplications'] as const;

export const mailEffects: MailEffects = {
  /** Links work once their mail is sent. The first stays, and the newest of the others. */
  async settled({ fields, state }, db, reads) {
    const { data: mail } = linksMail.safeParse(fields);
    const [first, ...others] = (mail?.about ?? []).flatMap((id) => linked.map((name) => collection(db, name).doc(id)));
    if (!mail || !first || state === 'failed') return undefined;
    const found = (await reads.getAll(first, ...others)).filter(({ exists }) => exists);
    return (writes: Writes) => {
      for (const [index, hash] of mail.link_hashes.entries()) {
        const application = found.find(({ id }) => id === mail.about[index]);
        if (!application) continue;
        // No link to an address that was corrected meanwhile. A sealed application's address stays.
        if (application.ref.parent.id === 'applications' && application.get('applicant_email') !== mail.to) continue;
        const { link_hashes } = linksRecord.parse(application.data());
        const later = [...link_hashes.slice(1), hash].slice(-serverLimits.mailedLinks);
        writes.update(application.ref, { link_hashes: [...link_hashes.slice(0, 1), ...later] });
      }
    };
  },
};
