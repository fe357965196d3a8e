import { z } from 'zod/mini';
import type { ApplicationOutcome, ChangeApplication } from '../applications/change.ts';
import type { Application } from '../applications/contract/applications.ts';
import { type Reader, whoSee } from '../accounts/colleagues.ts';
import { readNamed } from '../accounts/named.ts';
import { type NewInterview, proposalOf, proposalRemoval } from '../interviews/proposals.ts';
import { interviewDocument } from '../interviews/stored.ts';
import type { Actor } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { storedText } from '../platform/contract/stored.ts';
import { isVersion, type Writes } from '../platform/firestore/firebase.ts';
import type { InterviewFate } from './contract/answers.ts';
import { withoutReply, withReply } from './decide.ts';
import { addLetter, isUntried, letterOf, removeLetter, waitingMailOf, type WrittenLetter } from './letters.ts';

/** A reply as staff see it later. Without `status`, the status of the application stays. */
type Reply = WrittenLetter & {
  template?: string;
  status?: string | undefined;
  fate?: InterviewFate | undefined;
  reason?: string | undefined;
  interview?: NewInterview;
};

/** @param readers those of the names who may see the application */
type WriteReply = (application: Application, readers: Reader[]) => Reply;

/** Blank if the status stayed. */
const statusChange = z.object({ from: storedText, to: storedText });

/** Mails of staff to applicants: docs/decisions/0012-answers.md */
export function replyStore(changeApplication: ChangeApplication, clock: () => number = Date.now) {
  return {
    /** @param reply its id, the same each time @param seen a version @param names whom it names */
    send(
      { id, reply, actor, seen, names = [] }: { id: string; reply: string; actor: Actor; seen: string; names?: readonly string[] },
      write: WriteReply,
    ): Promise<ApplicationOutcome<'stale'>> {
      return changeApplication<'stale'>(id, actor, async ({ application, facts, snapshot: { ref }, at }) => {
        const letter = letterOf(ref, reply);
        if ((await letter.entry.get()).get('kind') === 'mail') return undefined;
        if (!isVersion(application, seen)) return 'stale';
        const [named, waiting] = await Promise.all([readNamed(ref.firestore, names), waitingMailOf(ref, facts)]);
        const readers = whoSee(named, application.job_id, names);
        const { template, status = application.status, fate, interview, reason, ...written } = write(application, readers);
        const change = status === application.status ? {} : { from: application.status, to: status };
        const proposal = interview && proposalOf(interviewDocument(ref.firestore, reply), application, interview, actor, clock());
        return {
          action: 'reply',
          facts: withReply(facts, status, reply, at, reason),
          fields: { ...proposal?.fields },
          ending: { fate, leaves: written.mail.scheduled_for?.getTime() ?? clock() },
          write: (writes: Writes) => {
            // This mail replaces one that waits for its time.
            if (waiting && isUntried(waiting)) removeLetter(writes, ref, waiting);
            addLetter(writes, letter, { at, by: actor, template, ...change }, written, clock(), serverLimits.replyDelayMs);
            proposal?.write(writes);
          },
          unchanged: named.values(),
        };
      });
    },

    takeBack: (id: string, reply: string, actor: Actor): Promise<ApplicationOutcome<'too late' | 'missing'>> =>
      changeApplication<'too late' | 'missing'>(id, actor, async ({ application, facts, snapshot: { ref }, at }) => {
        const letter = letterOf(ref, reply);
        const [entry, mail] = await Promise.all([letter.entry.get(), letter.mail.get()]);
        if (entry.get('kind') !== 'mail') return 'missing';
        if (!isUntried(mail)) return 'too late';
        const proposal = await proposalRemoval(interviewDocument(ref.firestore, reply), application);
        return {
          action: 'undo reply',
          facts: withoutReply(facts, statusChange.parse(entry.data()), reply, at),
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
