import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type AnswerFacts, answerFacts, answerFields } from './answer-facts.ts';
import { type Actor, type Change, change } from '../platform/audited.ts';
import { collection, documentIn, type Firebase, nextVersion, type Reads, type Writes } from '../platform/firestore/firebase.ts';
import { addMails } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { Application } from './contract/applications.ts';
import type { OwnAct } from './notices.ts';
import { mailsOfOwnAct } from './readers.ts';
import { changedApplication, type StoredApplication, toApplication } from './stored.ts';

/**
 * What a decision says: undefined if nothing is to be done, or a refusal.
 * @property facts of the answer @property taken the refusal if something created exists already
 * @property act of its applicant, which staff are mailed about
 */
export type Decision<Refusal> =
  (Change & { facts?: AnswerFacts | undefined; act?: OwnAct | undefined; taken?: Refusal }) | Refusal | undefined;

/** `before` is absent if nothing has changed. `ended`: what followed can't be taken back. */
export type ApplicationOutcome<Refusal extends string = never> =
  | { outcome: 'done'; application: Application; before?: Application; ended?: boolean }
  | { outcome: Refusal; application: Application; before?: undefined }
  | { outcome: 'missing' };

/** What follows when a status changes, or what the applicant sees of it: undefined for nothing. */
export type WhenShown = (
  snapshot: DocumentSnapshot,
  change: { status: string; shown_status: string; by: Actor },
  now: number,
  reads: Reads,
) => Promise<{ fields: Record<string, unknown>; write: (writes: Writes) => void } | undefined>;

type Follows = Promise<(writes: Writes) => void>;

/** What follows in other rooms for an application. They read, and return what writes. */
export type ApplicationEffects = {
  removed: (application: DocumentSnapshot, isErased: boolean, now: number) => Follows;
  /** Its applicant gets another address. */
  addressed: (application: DocumentSnapshot, to: string, now: number) => Follows;
};

/** Each change of an application is made by it. */
export type ChangeApplication = ReturnType<typeof applicationChanges>;

export function applicationChanges(firebase: Firebase, whenShown: WhenShown, mail: MailSettings | undefined, clock: () => number) {
  return async function <Refusal extends string = never>(
    id: string,
    actor: Actor,
    decide: (stored: StoredApplication) => Decision<Refusal> | Promise<Decision<Refusal>>,
  ): Promise<ApplicationOutcome<Refusal>> {
    const document = documentIn(collection(await firebase.db(), 'applications'), id);
    return change<ApplicationOutcome<Refusal>>(document, actor, async (snapshot, reads) => {
      if (!snapshot.exists) return { result: { outcome: 'missing' } };
      const application = toApplication(snapshot);
      const at = nextVersion(application.updated_at, clock());
      const stored = { application, facts: answerFacts.parse(snapshot.data()), snapshot, at, reads };
      const decision = await decide(stored);
      if (decision === undefined) {
        // What was done already, by a simultaneous call, can be newer than what this one has read.
        const current = await document.get();
        return { result: current.exists ? { outcome: 'done', application: toApplication(current) } : { outcome: 'missing' } };
      }
      if (typeof decision === 'string') return { result: { outcome: decision, application } };
      const { facts, act, taken, ...written } = decision;
      const answer = facts && answerFields(facts, at);
      const follows = answer && (await whenShown(snapshot, { ...answer, by: actor }, clock(), reads));
      const mails = mail && act ? await mailsOfOwnAct(mail, stored, act, clock()) : [];
      // Whom a cancellation concerns is mailed about the interview.
      const isUnread = act !== undefined || (actor === 'visitor' && written.action === 'interview cancelled');
      const fields = { ...written.fields, ...answer, ...follows?.fields, ...(isUnread && { unread_at: at }), updated_at: at };
      const write = (writes: Writes) => {
        written.write?.(writes);
        follows?.write(writes);
        addMails(writes, document.firestore, mails, clock());
      };
      return {
        result: {
          outcome: 'done',
          application: changedApplication(snapshot, fields),
          before: application,
          ended: follows?.fields['interview'] !== undefined,
        },
        change: { ...written, fields, write },
        ...(taken !== undefined && { taken: { outcome: taken, application } }),
      };
    });
  };
}
