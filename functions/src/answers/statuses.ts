import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import type { ApplicationOutcome, ChangeApplication } from '../applications/change.ts';
import { tellingTemplate } from '../applications/contract/statuses.ts';
import { readMailedStaff } from '../applications/readers.ts';
import { addMails, type NewMail } from '../platform/mail/new-mails.ts';
import type { Actor } from '../platform/audited.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { storedText } from '../platform/contract/stored.ts';
import { timelineOf, type Writes } from '../platform/firestore/firebase.ts';
import { nextMorning } from '../platform/contract/office.ts';
import { decideStatus, type StatusCommand, type StatusRefusal, type StoredAnswer, wasRecord } from './decide.ts';
import type { AnswerFacts } from '../applications/answer-facts.ts';
import { addLetter, isUntried, letterOf, removeLetter, waitingMailOf } from '../applications/letters.ts';

/** 'no address': who is to be told by mail has none. */
export type StatusOutcome = ApplicationOutcome<StatusRefusal | 'no address'>;

/** Blank for a time that is not set, a status that stayed, or the usual template. */
const answerEntry = z.object({ told: storedText, from: storedText, own: storedText, was: z.catch(z.optional(wasRecord), undefined) });

/** Sets statuses, with the mails that tell applicants of them: docs/decisions/0012-answers.md */
export function statusStore(changeApplication: ChangeApplication, clock: () => number = Date.now) {
  return {
    /** Takes back mail about the earlier status. @param mailsTo to those whom `readMailedStaff` names */
    set: (
      id: string,
      command: StatusCommand,
      actor: Actor,
      mailsTo?: (addresses: readonly string[]) => readonly NewMail[],
    ): Promise<StatusOutcome> =>
      changeApplication<StatusRefusal | 'no address'>(id, actor, async ({ application, facts, snapshot: { ref }, at }) => {
        const [waiting, entry] = await Promise.all([waitingMailOf(ref, facts, actor === 'visitor'), entryAbout(ref, facts, command.undo)]);
        const letter = letterOf(ref);
        const stored: StoredAnswer = {
          facts,
          updated_at: application.updated_at,
          mail: waiting && (isUntried(waiting) ? 'untried' : 'on its way'),
          entry: entry && answerEntry.parse(entry.data()),
        };
        const decided = decideStatus(stored, command, actor === 'visitor', letter.mail.id, at);
        if (decided === 'nothing') return undefined;
        if (typeof decided === 'string') return decided;
        const { status, telling } = command;
        if (telling?.write && application.applicant_email === '') return 'no address';
        const mailed = mailsTo && (await readMailedStaff(ref, application, clock()));
        const { waiting_mail } = decided.facts;
        const written = waiting_mail === letter.mail.id ? telling?.write?.(application) : undefined;
        const change = { at, by: actor, ...decided.change };
        const write = (writes: Writes) => {
          if (mailsTo && mailed) addMails(writes, ref.firestore, mailsTo(mailed.addresses), clock());
          if (waiting && isUntried(waiting) && waiting.id !== waiting_mail) removeLetter(writes, ref, waiting);
          if (written) {
            const entry = { ...change, template: tellingTemplate(status), told: telling?.time, own: telling?.own ?? '' };
            addLetter(writes, letter, entry, written, clock(), serverLimits.replyDelayMs);
          } else if (decided.isNoted) writes.create(timelineOf(ref).doc(), { kind: 'status', ...change, told: decided.facts.told });
        };
        const leaves = telling?.time === 'morning' ? nextMorning(clock()).getTime() : clock();
        return {
          action: `set status to ${status}`,
          facts: decided.facts,
          ending: { fate: command.interview, leaves },
          write,
          unchanged: mailed?.accounts,
        };
      }),
  };
}

/** @returns the entry on how the applicant learns of it. `told`: why no mail, or when it leaves */
async function entryAbout(
  application: DocumentReference,
  { told, status_at }: AnswerFacts,
  undo = false,
): Promise<DocumentSnapshot | undefined> {
  if ((!undo && (told === '' || told === 'not told')) || !status_at) return undefined;
  const { docs } = await timelineOf(application).where('at', '==', status_at).get();
  return docs.find((entry) => ['mail', 'status'].includes(entry.get('kind') as string));
}
