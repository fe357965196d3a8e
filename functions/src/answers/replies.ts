import type { ApplicationOutcome, ChangeApplication } from '../applications/change.ts';
import type { Application } from '../applications/contract/applications.ts';
import { type Reader, whoSee } from '../colleagues/colleagues.ts';
import { readNamed } from '../colleagues/named.ts';
import { type NewInterview, proposalOf, proposalRemoval } from '../interviews/proposals.ts';
import { interviewDocument } from '../interviews/stored.ts';
import type { Actor } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { isVersion, type Writes } from '../platform/firestore/firebase.ts';
import { withoutMail, withoutReply, withReply } from './decide.ts';
import { answerFacts } from '../applications/answer-facts.ts';
import { addLetter, isUntried, letterOf, mailOf, removeLetter, type WrittenLetter } from '../applications/letters.ts';

/** A reply as staff see it later. Without `status`, the status of the application stays. */
type Reply = WrittenLetter & {
  template?: string;
  status?: string | undefined;
  reason?: string | undefined;
  interview?: NewInterview;
};

/** @param readers those of the names who may see the application */
type WriteReply = (application: Application, readers: Reader[]) => Reply;

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
        // One that tells of the status, or proposes times. Both would leave.
        const earlier = await Promise.all([facts.waiting_mail, application.interview?.id].map((mail) => mailOf(ref, mail)));
        if (earlier.some((mail) => mail?.get('state') === 'waiting')) return 'mail waits';
        const named = await readNamed(ref.firestore, names);
        const readers = whoSee(named, application.job_id, names);
        const { template, status = application.status, interview, reason, ...written } = write(application, readers);
        const change = status === application.status ? {} : { from: application.status, to: status };
        const proposal = interview && proposalOf(interviewDocument(ref.firestore, reply), application, interview, actor, clock());
        return {
          action: 'reply',
          facts: withReply(facts, status, reply, at, reason),
          fields: { ...proposal?.fields },
          write: (writes: Writes) => {
            const entry = { at, by: actor, template, before: facts, ...change };
            addLetter(writes, letter, entry, written, clock(), serverLimits.replyDelayMs);
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
        const { data: before } = answerFacts.safeParse(entry.get('before'));
        return {
          action: 'undo reply',
          facts: before ? withoutReply(facts, before, reply) : withoutMail(facts, reply),
          fields: proposal.fields,
          write: (writes: Writes) => {
            removeLetter(writes, ref, mail);
            proposal.write(writes);
          },
          unchanged: proposal.unchanged,
          deletedEntry: reply,
        };
      }),
  };
}
