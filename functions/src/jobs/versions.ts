import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference } from 'firebase-admin/firestore';
import { type Actor, actorName } from '../platform/audited.ts';
import { versionsOf, type Writes } from '../platform/firestore/firebase.ts';
import { closingTime, isOpen } from './contract/job-closing.ts';
import type { Job } from './contract/jobs.ts';
import { type Advertised, advertised } from './contract/endpoints.ts';

/** What is stored of a version, under the time it begins. A later write adds how it ended. */
type StoredVersion = Advertised & { from: Date; until?: Date; by?: string; ended_by?: string };

/**
 * What a change does to the versions that visitors could read. The closing date ends one by itself.
 * @param before undefined for a new job @param after undefined for a deleted one
 * @returns the job's latest version, when that ends, and those that {@link writeVersions} stores
 */
export function versionsAfter(before: Job | undefined, after: Job | undefined, at: Date, by: Actor) {
  const name = actorName(by);
  const { version = '', closed_at = '' } = before ?? {};
  const [was, is] = [before, after].map((job) => (job && isOpen(job, at.getTime()) ? job : undefined));
  if (was?.version && is && isDeepStrictEqual(advertised.parse(was), advertised.parse(is))) return { version, closed_at, written: [] };
  const closing = is && closingTime(is);
  const written: StoredVersion[] = [];
  // A job that was published before versions were kept has had its texts since its last change.
  if (was) written.push({ ...advertised.parse(was), from: new Date(was.version || was.updated_at), until: at, ended_by: name });
  if (is) written.push({ ...advertised.parse(is), from: at, ...(closing && { until: new Date(closing) }), by: name });
  const ended = is ? closing : was ? at : closed_at;
  return { version: is ? at.toISOString() : version, closed_at: ended ? new Date(ended).toISOString() : '', written };
}

/** @returns what belongs into the commit of the change */
export const writeVersions = (job: DocumentReference, written: StoredVersion[]) => (writes: Writes) => {
  for (const fields of written) writes.set(versionsOf(job).doc(fields.from.toISOString()), fields, { merge: true });
};
