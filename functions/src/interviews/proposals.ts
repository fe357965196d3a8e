import type { DocumentReference } from 'firebase-admin/firestore';
import { whoSee } from '../colleagues/colleagues.ts';
import { readNamed } from '../colleagues/named.ts';
import { type Application, application } from '../applications/contract/applications.ts';
import type { Actor } from '../platform/audited.ts';
import type { Reads, Writes } from '../platform/firestore/firebase.ts';
import { queriedFields } from './changes.ts';
import { type InterviewSummary, interviewSummary } from './contract/interviews.ts';
import { interviewDocument, interviewRecord, type StoredInterview, toInterview } from './stored.ts';

/** What can be proposed. */
export type NewInterview = Pick<StoredInterview, 'interviewers' | 'minutes' | 'place' | 'zone' | 'times' | 'change_hours' | 'url'>;

/** What an application repeats of an interview, and what is written with that. */
type Proposal = { fields: { interview?: InterviewSummary | null }; write: (writes: Writes) => void };

/** A proposal, which replaces an earlier one. */
export function proposalOf(
  document: DocumentReference,
  { id, job_id, interview: replaces }: Pick<Application, 'id' | 'job_id' | 'interview'>,
  proposed: NewInterview,
  by: Actor,
  now: number,
): Proposal {
  const fields = { ...proposed, application: id, job_id, by, state: 'proposed', at: null } as const;
  const interview = { id: document.id, ...interviewRecord.parse(fields) };
  const at = new Date(now);
  const stored = { ...fields, ...queriedFields(interview, now), replaces, sequence: 0, created_at: at, updated_at: at };
  const write = (writes: Writes) => {
    if (replaces?.state === 'proposed')
      writes.update(interviewDocument(document.firestore, replaces.id), { state: 'cancelled', told: { state: 'proposed' } });
    writes.create(document, stored);
  };
  return { fields: { interview: interviewSummary.parse(interview) }, write };
}

/**
 * Takes back a proposal, if `document` is one: the one before counts again, with who still sees it.
 * @returns nothing of the application for a proposal that is replaced itself
 */
export async function proposalRemoval(
  document: DocumentReference,
  { interview }: Pick<Application, 'interview'>,
  reads: Reads,
): Promise<Proposal> {
  const proposal = await document.get();
  const replaced = application.shape.interview.parse(proposal.get('replaces') ?? null);
  const earlier = replaced ? await interviewDocument(document.firestore, replaced.id).get() : undefined;
  const before = earlier?.exists ? toInterview(earlier) : undefined;
  const named = await readNamed(document.firestore, before?.interviewers ?? [], reads);
  const interviewers = before ? whoSee(named, before.job_id, before.interviewers).map(({ username }) => username) : [];
  const isOffered = before?.state !== 'declined' && replaced?.state === 'proposed';
  const returns = interview?.id === document.id && isOffered && interviewers.length > 0;
  const write = (writes: Writes) => {
    if (proposal.exists) writes.delete(document);
    if (!returns || !earlier?.updateTime) return;
    writes.update(earlier.ref, { state: 'proposed', told: null, interviewers }, { lastUpdateTime: earlier.updateTime });
  };
  return { fields: interview?.id === document.id ? { interview: restored() } : {}, write };

  function restored(): InterviewSummary | null {
    if (!replaced || !before) return null;
    // The applicant can have answered it meanwhile.
    if (before.state === 'declined') return interviewSummary.parse(before);
    return isOffered && !returns ? { ...replaced, state: 'cancelled' } : replaced;
  }
}
