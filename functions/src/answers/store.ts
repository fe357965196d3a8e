import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { ApplicationOutcome, ChangeApplication } from '../applications/change.ts';
import { tellingTemplate } from '../applications/contract/statuses.ts';
import { type Actor, change } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { timelineOf, type Writes, collection, documentIn, type Firebase } from '../platform/firestore/firebase.ts';
import { decideStatus, type StatusCommand, type StatusRefusal, type StoredAnswer } from './decide.ts';
import { answerEntry, stateOf } from './replies.ts';
import { addLetter, isUntried, letterOf, mailOf, removeLetter, type WrittenLetter } from '../applications/letters.ts';
import type { Application } from '../applications/contract/applications.ts';
import type { SuggestionOutcome } from './contract/endpoints.ts';
import { toApplication } from '../applications/stored.ts';
import { personKey } from '../platform/contract/email-key.ts';
import { hashed } from '../platform/firestore/hashed.ts';

/** 'no address': who is to be told by mail has none. */
export type StatusOutcome = ApplicationOutcome<StatusRefusal | 'no address'>;

/** Sets statuses, with the mails that tell applicants of them: docs/decisions/0012-answers.md */
export function statusStore(changeApplication: ChangeApplication, clock: () => number = Date.now) {
  return {
    /** Takes back mail about the earlier status. Staff are mailed of what their applicant does. */
    set: (id: string, command: StatusCommand, actor: Actor): Promise<StatusOutcome> =>
      changeApplication<StatusRefusal | 'no address'>(id, actor, async ({ application, facts, snapshot: { ref }, at }) => {
        const current = await mailOf(ref, facts.waiting_mail);
        // What is on its way keeps staff from another answer. Applicants don't know of it.
        const keeps = facts.told === 'mail waiting' && actor !== 'visitor';
        const waiting = current && (keeps || isUntried(current)) ? current : undefined;
        const entry = await entryAt(ref, command.undo ? new Date(application.updated_at) : facts.status_at);
        const letter = letterOf(ref);
        const about = entry && answerEntry.parse(entry.data());
        const stored: StoredAnswer = {
          facts,
          updated_at: application.updated_at,
          mail: waiting && (isUntried(waiting) ? 'untried' : 'on its way'),
          entry: about,
          earlier: await stateOf(ref, about?.before),
        };
        const decided = decideStatus(stored, command, letter.mail.id, at);
        if (decided === 'nothing') return undefined;
        if (typeof decided === 'string') return decided;
        const { status, telling } = command;
        if (telling?.write && application.applicant_email === '') return 'no address';
        const { waiting_mail } = decided.facts;
        const written = waiting_mail === letter.mail.id ? telling?.write?.(application) : undefined;
        const change = { at, by: actor, before: facts, ...decided.change };
        const write = (writes: Writes) => {
          if (waiting && isUntried(waiting) && waiting.id !== waiting_mail) removeLetter(writes, ref, waiting);
          if (written) {
            const entry = { ...change, template: tellingTemplate(status), told: telling?.time, own: telling?.own ?? '' };
            addLetter(writes, letter, entry, written, clock(), serverLimits.replyDelayMs);
          } else if (decided.isNoted) writes.create(timelineOf(ref).doc(), { kind: 'status', ...change, told: decided.facts.told });
        };
        const act = actor === 'visitor' ? ({ what: 'withdrawn' } as const) : undefined;
        return { action: `set status to ${status}`, facts: decided.facts, act, write };
      }),
  };
}

/** @returns the entry on a change of the answer. `told`: why no mail, or when it leaves */
async function entryAt(application: DocumentReference, at: Date | null): Promise<DocumentSnapshot | undefined> {
  if (!at) return undefined;
  const { docs } = await timelineOf(application).where('at', '==', at).get();
  return docs.find((entry) => ['mail', 'status'].includes(entry.get('kind') as string));
}

/** Mails about other openings to applicants who asked to be kept for them. */
export function suggestionStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /**
     * The mail's id follows from person and job: the timeline keeps it as long as the application,
     * and the outbox lets one of two simultaneous calls succeed.
     */
    async send(id: string, jobId: string, actor: Actor, write: (application: Application) => WrittenLetter): Promise<SuggestionOutcome> {
      const applications = collection(await firebase.db(), 'applications');
      return change<SuggestionOutcome>(documentIn(applications, id), actor, async (snapshot) => {
        if (!snapshot.exists) return { result: 'missing' };
        const application = toApplication(snapshot);
        const at = new Date(clock());
        // The consent can have ended since last night.
        if (!application.keep || Date.parse(application.kept_until) <= at.getTime()) return { result: 'not kept' };
        const person = personKey(application);
        const letter = letterOf(snapshot.ref, hashed('opening', person, jobId));
        const { docs } = await applications.where('email_key', '==', person).select('job_id').get();
        const entries = docs.map(({ ref }) => timelineOf(ref).doc(letter.mail.id));
        const known = await applications.firestore.getAll(letter.mail, letter.entry, ...entries);
        if (docs.some((one) => one.get('job_id') === jobId) || known.some(({ exists }) => exists)) return { result: 'already' };
        const add = (writes: Writes) =>
          addLetter(writes, letter, { at, by: actor, template: 'opening' }, write(application), at.getTime(), 0);
        // The field lets a simultaneous removal notice the mail.
        return { result: 'done', taken: 'already', change: { action: 'tell of an opening', fields: { suggested_at: at }, write: add } };
      });
    },
  };
}
