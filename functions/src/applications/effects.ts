import { z } from 'zod/mini';
import { serverLimits } from '../platform/contract/limits.ts';
import { collection, type Writes } from '../platform/firestore/firebase.ts';
import type { MailEffects } from '../platform/mail/outbox.ts';
import { linked } from './sealing.ts';

const assignment = z.object({
  template: z.literal('applications assigned'),
  about: z.array(z.string()),
  values: z.object({ owner: z.string() }),
});

const linksMail = z.object({ to: z.string(), about: z.array(z.string()), link_hashes: z.array(z.string()).check(z.minLength(1)) });
const linksRecord = z.object({ link_hashes: z.catch(z.array(z.string()), []) });

export const mailEffects = (): MailEffects => ({
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
        // No link to an address that was corrected meanwhile.
        if (application.get('applicant_email') !== mail.to) continue;
        const { link_hashes } = linksRecord.parse(application.data());
        const later = [...link_hashes.slice(1), hash].slice(-serverLimits.mailedLinks);
        writes.update(application.ref, { link_hashes: [...link_hashes.slice(0, 1), ...later] });
      }
    };
  },

  /** A mail about assignments that somebody has taken back. */
  async isOutdated(mail, _now, db, reads) {
    const { data } = assignment.safeParse(mail);
    const [first, ...others] = (data?.about ?? []).map((id) => collection(db, 'applications').doc(id));
    if (!data || !first) return false;
    const assigned = await reads.getAll(first, ...others);
    return assigned.every((application) => application.get('assignee') !== data.values.owner);
  },
});
