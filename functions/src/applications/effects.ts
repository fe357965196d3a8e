import { z } from 'zod/mini';
import { collection } from '../platform/firestore/firebase.ts';
import type { MailEffects } from '../platform/mail/outbox.ts';

const assignment = z.object({
  template: z.literal('applications assigned'),
  about: z.array(z.string()),
  values: z.object({ owner: z.string() }),
});

export const mailEffects: MailEffects = {
  /** A mail about assignments that somebody has taken back. */
  async isOutdated(mail, _now, db, reads) {
    const { data } = assignment.safeParse(mail);
    const [first, ...others] = (data?.about ?? []).map((id) => collection(db, 'applications').doc(id));
    if (!data || !first) return false;
    const assigned = await reads.getAll(first, ...others);
    return assigned.every((application) => application.get('assignee') !== data.values.owner);
  },
};
