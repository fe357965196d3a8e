import { z } from 'zod/mini';
import type { WhenShown } from '../applications/change.ts';
import { collection, type Writes } from '../platform/firestore/firebase.ts';
import type { MailEffects } from '../platform/mail/outbox.ts';
import { withoutMail, withSentMail } from './decide.ts';
import { answerFacts, answerFields, promisedFrom } from '../applications/answer-facts.ts';

const answer = z.object({ about: z.tuple([z.string()]), promises_days: z.int() });

/** What the applicant sees changes in the write that records the sending of its mail. */
export function mailEffects(whenShown: WhenShown): MailEffects {
  return {
    async settled({ id, fields, state, at }, db, reads) {
      const { data: mail } = answer.safeParse(fields);
      if (!mail) return undefined;
      const application = await reads.get(collection(db, 'applications').doc(mail.about[0]));
      if (!application.exists) return undefined;
      const facts = answerFacts.parse(application.data());
      const promised = promisedFrom(at.getTime(), mail.promises_days);
      const changed = answerFields(state === 'sent' ? withSentMail(facts, id, at, promised) : withoutMail(facts, id), at);
      const follows = await whenShown(application, { ...changed, by: 'site' }, at.getTime(), reads);
      return (writes: Writes) => {
        writes.update(application.ref, { ...changed, ...follows?.fields });
        follows?.write(writes);
      };
    },
  };
}
