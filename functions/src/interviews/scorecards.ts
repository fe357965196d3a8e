import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Scorecard, scorecard, type ScorecardInput } from './contract/scorecards.ts';
import { actorName, adminActor, audited } from '../platform/audited.ts';
import { collection, timelineOf } from '../platform/firestore/collections.ts';
import { readRecord, storedDocument } from '../platform/firestore/documents.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { interviewDocument, type StoredInterview } from './stored.ts';

export type ScorecardStore = ReturnType<typeof scorecardStore>;

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

    /** @returns what the interviewer has sent, now or before; undefined if the interview is gone */
    async send(interview: StoredInterview, username: string, { ratings }: ScorecardInput): Promise<Scorecard | undefined> {
      const db = await firebase.db();
      const { FieldValue } = await import('firebase-admin/firestore');
      const { id, application, job_id } = interview;
      const about = collection(db, 'applications').doc(application);
      const document = (await scorecards()).doc(`${id} ${username}`);
      const sent = { by: adminActor({ username }), at: new Date(clock()) };
      await audited(about, sent.by, 'send scorecard', (batch) => {
        batch.create(document, { application, interview: id, job_id, ...sent, ratings });
        batch.create(timelineOf(about).doc(), { kind: 'scorecard', ...sent });
        batch.update(interviewDocument(db, id), { scored_by: FieldValue.arrayUnion(username) });
        // Fails if the application is gone, and lets a simultaneous removal notice the scorecard.
        batch.update(about, { last_scorecard_at: sent.at });
      });
      const snapshot = await document.get();
      return snapshot.exists ? toScorecard(snapshot) : undefined;
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
