import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Scorecard, scorecard, type ScorecardInput } from './contract/scorecards.ts';
import { actorName, adminActor, change } from '../platform/audited.ts';
import { collection, type Firebase, readRecord, storedDocument, timelineOf, type Writes } from '../platform/firestore/firebase.ts';
import { interviewDocument, type StoredInterview, toInterview } from './stored.ts';

type ScorecardStore = ReturnType<typeof scorecardStore>;

/** What interviewers think, each stored once: docs/decisions/0014-interviews.md */
export function scorecardStore(firebase: Firebase, clock: () => number = Date.now) {
  const scorecards = async () => collection(await firebase.db(), 'scorecards');

  async function sentAbout(field: 'interview' | 'application', id: string): Promise<Scorecard[]> {
    const { docs } = await (await scorecards()).where(field, '==', id).get();
    return docs.map(toScorecard).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }

  return {
    /** The order is that in which they were sent. */
    ofInterview: ({ id }: Pick<StoredInterview, 'id' | 'job_id'>) => sentAbout('interview', id),

    ofApplication: (id: string) => sentAbout('application', id),

    /** @returns what the interviewer has sent, now or before; undefined if they interview no more */
    async send(interview: StoredInterview, username: string, { ratings }: ScorecardInput): Promise<Scorecard | undefined> {
      const db = await firebase.db();
      const { FieldValue } = await import('firebase-admin/firestore');
      const { id, application, job_id } = interview;
      const about = collection(db, 'applications').doc(application);
      const document = (await scorecards()).doc(`${id} ${username}`);
      const sent = { by: adminActor({ username }), at: new Date(clock()) };
      return change<Scorecard | undefined>(about, sent.by, async ({ exists }, reads) => {
        const [known, stored] = await reads.getAll(document, interviewDocument(db, id));
        if (known?.exists) return { result: toScorecard(known) };
        if (!exists || !stored?.exists || !toInterview(stored).interviewers.includes(username)) return { result: undefined };
        const write = (writes: Writes) => {
          writes.create(document, { application, interview: id, job_id, ...sent, ratings });
          writes.create(timelineOf(about).doc(), { kind: 'scorecard', ...sent });
          writes.update(stored.ref, { scored_by: FieldValue.arrayUnion(username) });
        };
        return {
          result: { by: username, at: sent.at.toISOString(), ratings },
          change: { action: 'send scorecard', fields: { last_scorecard_at: sent.at }, write },
        };
      });
    },
  };
}

function toScorecard(snapshot: DocumentSnapshot): Scorecard {
  const { by, at, ratings } = readRecord(scorecard, storedDocument(snapshot));
  return { by: actorName(by), at, ratings };
}

/** What managers get of it. */
export function scorecardsOf(store: ScorecardStore, jobs: readonly string[]): Partial<ScorecardStore> {
  return {
    ofInterview: async (interview) => (jobs.includes(interview.job_id) ? store.ofInterview(interview) : []),
    send: async (interview, ...scorecard) => (jobs.includes(interview.job_id) ? store.send(interview, ...scorecard) : undefined),
  };
}
