import type { DocumentReference } from 'firebase-admin/firestore';
import { whoSee } from '../colleagues/colleagues.ts';
import { readNamed } from '../colleagues/named.ts';
import { type Application, application } from '../applications/contract/applications.ts';
import type { Actor } from '../platform/audited.ts';
import { ifUnchanged, type Reads, type Writes } from '../platform/firestore/firebase.ts';
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
 * The applicant can have answered that meanwhile.
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
  const interviewers = whoSee(named, before?.job_id ?? '', [...named.keys()]).map(({ username }) => username);
  const isLatest = interview?.id === document.id;
  const returns = replaced?.state === 'proposed' && before?.state === 'cancelled' && interviewers.length > 0;
  const again = before && { ...before, ...(returns && { state: 'proposed' }) };
  const write = (writes: Writes) => {
    if (proposal.exists) writes.delete(document);
    if (isLatest && returns && earlier) writes.update(earlier.ref, { state: 'proposed', told: null, interviewers }, ifUnchanged(earlier));
  };
  return { fields: isLatest ? { interview: again ? interviewSummary.parse(again) : null } : {}, write };
}
