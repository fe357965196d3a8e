import type { DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import type { ApplicationOutcome, ChangeApplication } from '../applications/change.ts';
import type { Application } from '../applications/contract/applications.ts';
import type { ScheduledMail } from './contract/endpoints.ts';
import { type Reader, whoSee } from '../colleagues/colleagues.ts';
import { readNamed } from '../colleagues/named.ts';
import { type NewInterview, proposalOf, proposalRemoval } from '../interviews/proposals.ts';
import { interviewDocument } from '../interviews/stored.ts';
import type { Actor } from '../platform/audited.ts';
import { limits, serverLimits } from '../platform/contract/limits.ts';
import { storedText } from '../platform/contract/stored.ts';
import { collection, documentIn, type Firebase, firestoreTime, isVersion, type Writes } from '../platform/firestore/firebase.ts';
import { withoutMail, withoutReply, withReply } from './decide.ts';
import { type AnswerFacts, answerFacts } from '../applications/answer-facts.ts';
import { toApplication } from '../applications/stored.ts';
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

/** Blank for a time that is not set, a status that stayed, or the usual template. */
export const answerEntry = z.object({
  kind: storedText,
  told: storedText,
  from: storedText,
  own: storedText,
  before: z.catch(z.optional(answerFacts), undefined),
});

const mailRecord = z.object({
  about: z.tuple([z.string()]),
  scheduled_for: firestoreTime,
  values: z.catch(z.object({ subject: storedText }), { subject: '' }),
});

/** @returns what has become of the mail that told of something, if there is one */
export const stateOf = async (application: DocumentReference, before?: AnswerFacts): Promise<unknown> =>
  (await mailOf(application, before?.waiting_mail))?.get('state');

/** Mails of staff to applicants: docs/decisions/0012-answers.md */
export function replyStore(firebase: Firebase, changeApplication: ChangeApplication, clock: () => number = Date.now) {
  return {
    /** @param reply its id, the same each time @param seen a version @param names whom it names */
    send(
      { id, reply, actor, seen, names = [] }: { id: string; reply: string; actor: Actor; seen: string; names?: readonly string[] },
      write: WriteReply,
    ): Promise<ApplicationOutcome<'stale' | 'mail waits'>> {
      return changeApplication<'stale' | 'mail waits'>(id, actor, async ({ application, facts, snapshot: { ref }, at, reads }) => {
        const letter = letterOf(ref, reply);
        if ((await letter.entry.get()).get('kind') === 'mail') return undefined;
        if (!isVersion(application, seen)) return 'stale';
        // One that tells of the status, or proposes times. Both would leave.
        const earlier = await Promise.all([facts.waiting_mail, application.interview?.id].map((mail) => mailOf(ref, mail)));
        if (earlier.some((mail) => mail?.get('state') === 'waiting')) return 'mail waits';
        const named = await readNamed(ref.firestore, names, reads);
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
        };
      });
    },

    /** @param restores whether what it changed is taken back too, unless that has changed since */
    takeBack: (
      id: string,
      reply: string,
      actor: Actor,
      action: 'undo reply' | 'cancel mail' = 'undo reply',
      restores = true,
    ): Promise<ApplicationOutcome<'too late' | 'missing'>> =>
      changeApplication<'too late' | 'missing'>(id, actor, async ({ application, facts, snapshot: { ref }, reads }) => {
        const letter = letterOf(ref, reply);
        const [entry, mail] = await Promise.all([letter.entry.get(), letter.mail.get()]);
        const { kind, before } = answerEntry.parse(entry.data() ?? {});
        if (kind !== 'mail') return 'missing';
        if (!isUntried(mail)) return 'too late';
        const proposal = await proposalRemoval(interviewDocument(ref.firestore, reply), application, reads);
        return {
          action,
          facts: restores ? withoutReply(facts, reply, before, await stateOf(ref, before)) : withoutMail(facts, reply),
          fields: proposal.fields,
          write: (writes: Writes) => {
            removeLetter(writes, ref, mail);
            proposal.write(writes);
          },
          deletedEntry: reply,
        };
      }),

    /** Mails that wait for the next morning: the next first, as many as can be cancelled in one call. */
    async scheduled(): Promise<ScheduledMail[]> {
      const db = await firebase.db();
      const { docs } = await collection(db, 'outbox').orderBy('scheduled_for').limit(limits.bulkMax).get();
      if (docs.length === 0) return [];
      const mails = docs.map((snapshot) => ({ id: snapshot.id, ...mailRecord.parse(snapshot.data()) }));
      const documents = mails.map(({ about: [id] }) => collection(db, 'applications').doc(id));
      const applications = await db.getAll(...documents, { fieldMask: ['applicant_name', 'job_id', 'job_title'] });
      return mails.flatMap(({ id, about: [application], scheduled_for: at, values: { subject } }, index) => {
        const about = applications[index];
        if (!about?.exists) return [];
        const { applicant_name, job_id, job_title } = toApplication(about);
        return { id, application, applicant_name, job_id, job_title, subject, at };
      });
    },

    /** @param restores the earlier status @returns false if the mail is on its way */
    async cancel(id: string, actor: Actor, restores = false): Promise<boolean> {
      const stored = await documentIn(collection(await firebase.db(), 'outbox'), id).get();
      const { data } = mailRecord.safeParse(stored.data());
      return data !== undefined && (await this.takeBack(data.about[0], id, actor, 'cancel mail', restores)).outcome === 'done';
    },
  };
}
