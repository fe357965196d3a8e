import { z } from 'zod/mini';
import type { ApplicationOutcome, ChangeApplication } from '../applications/change.ts';
import type { Application } from '../applications/contract/applications.ts';
import { type Reader, whoSee } from '../colleagues/colleagues.ts';
import { readNamed } from '../colleagues/named.ts';
import { type NewInterview, proposalOf, proposalRemoval } from '../interviews/proposals.ts';
import { interviewDocument } from '../interviews/stored.ts';
import type { Actor } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { isVersion, type Writes } from '../platform/firestore/firebase.ts';
import { asSettled, wasOf, withoutMail, withoutReply, withReply } from './decide.ts';
import { answerFacts } from '../applications/answer-facts.ts';
import { addLetter, isUntried, letterOf, removeLetter, waitingMailOf, type WrittenLetter } from '../applications/letters.ts';

/** A reply as staff see it later. Without `status`, the status of the application stays. */
type Reply = WrittenLetter & {
  template?: string;
  status?: string | undefined;
  reason?: string | undefined;
  interview?: NewInterview;
};

/** @param readers those of the names who may see the application */
type WriteReply = (application: Application, readers: Reader[]) => Reply;

/** What taking a reply back restores. `replaced`: the mail of earlier times that waited, with its entry. */
const beforeRecord = z.object({
  facts: answerFacts,
  replaced: z.optional(z.object({ id: z.string(), mail: z.looseObject({}), entry: z.looseObject({}) })),
});

/** Mails of staff to applicants: docs/decisions/0012-answers.md */
export function replyStore(changeApplication: ChangeApplication, clock: () => number = Date.now) {
  return {
    /** @param reply its id, the same each time @param seen a version @param names whom it names */
    send(
      { id, reply, actor, seen, names = [] }: { id: string; reply: string; actor: Actor; seen: string; names?: readonly string[] },
      write: WriteReply,
    ): Promise<ApplicationOutcome<'stale' | 'mail waits'>> {
      return changeApplication<'stale' | 'mail waits'>(id, actor, async ({ application, facts, snapshot: { ref }, at }) => {
        const letter = letterOf(ref, reply);
        if ((await letter.entry.get()).get('kind') === 'mail') return undefined;
        if (!isVersion(application, seen)) return 'stale';
        const telling = await waitingMailOf(ref, facts);
        if (telling && isUntried(telling)) return 'mail waits';
        const named = await readNamed(ref.firestore, names);
        const readers = whoSee(named, application.job_id, names);
        const { template, status = application.status, interview, reason, ...written } = write(application, readers);
        const earlierTimes = { told: '', waiting_mail: application.interview?.id ?? null };
        const waiting = interview && (await waitingMailOf(ref, earlierTimes, true));
        const replaced = waiting && isUntried(waiting) ? waiting : undefined;
        const entry = replaced && (await letterOf(ref, replaced.id).entry.get());
        const before = {
          facts,
          // But not what that one replaced: Firestore stores 20 levels.
          ...(replaced && { replaced: { id: replaced.id, mail: { ...replaced.data(), before: null }, entry: entry?.data() } }),
        };
        const change = status === application.status ? {} : { from: application.status, to: status, was: wasOf(facts) };
        const proposal = interview && proposalOf(interviewDocument(ref.firestore, reply), application, interview, actor, clock());
        return {
          action: 'reply',
          facts: withReply(replaced ? withoutMail(facts, replaced.id) : facts, status, reply, at, reason),
          fields: { ...proposal?.fields },
          write: (writes: Writes) => {
            if (replaced) removeLetter(writes, ref, replaced);
            const mail = { ...written.mail, before };
            addLetter(writes, letter, { at, by: actor, template, ...change }, { ...written, mail }, clock(), serverLimits.replyDelayMs);
            proposal?.write(writes);
          },
          unchanged: named.values(),
        };
      });
    },

    takeBack: (id: string, reply: string, actor: Actor): Promise<ApplicationOutcome<'too late' | 'missing'>> =>
      changeApplication<'too late' | 'missing'>(id, actor, async ({ application, facts, snapshot: { ref } }) => {
        const letter = letterOf(ref, reply);
        const [entry, mail] = await Promise.all([letter.entry.get(), letter.mail.get()]);
        if (entry.get('kind') !== 'mail') return 'missing';
        if (!isUntried(mail)) return 'too late';
        const proposal = await proposalRemoval(interviewDocument(ref.firestore, reply), application);
        const { data: before } = beforeRecord.safeParse(mail.get('before'));
        const told = before && (await waitingMailOf(ref, before.facts, true));
        const state: unknown = before?.replaced?.id === before?.facts.waiting_mail ? 'waiting' : told?.get('state');
        const restored = before ? withoutReply(facts, asSettled(before.facts, state), reply) : withoutMail(facts, reply);
        const counting = [restored.waiting_mail, proposal.fields.interview?.id];
        const replaced = before?.replaced && counting.includes(before.replaced.id) ? before.replaced : undefined;
        return {
          action: 'undo reply',
          facts: restored,
          fields: proposal.fields,
          write: (writes: Writes) => {
            removeLetter(writes, ref, mail);
            if (replaced) {
              const letter = letterOf(ref, replaced.id);
              writes.create(letter.mail, { ...replaced.mail, to: application.applicant_email });
              writes.create(letter.entry, replaced.entry);
            }
            proposal.write(writes);
          },
          unchanged: proposal.unchanged,
          deletedEntry: reply,
        };
      }),
  };
}
