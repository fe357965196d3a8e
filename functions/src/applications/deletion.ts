import type { Application } from './contract/applications.ts';
import type { Parts } from '../parts.ts';
import type { Actor } from '../platform/audited.ts';
import { isVersion } from '../platform/firestore/documents.ts';
import { fileNameOf } from './resumes.ts';

type Deletion = { outcome: 'done' | 'missing'; current?: undefined } | { outcome: 'stale'; current: Application };

/** Deletes or seals it with timeline, resume and mails. Without `basedOn`, any version. */
export async function deleteApplication(
  { applications, records, resumes }: Parts,
  id: string,
  actor: Actor,
  basedOn?: string,
): Promise<Deletion> {
  const found = await records.beforeDeletion(id, actor);
  if (!found) return { outcome: 'missing' };
  const { current, isSealed } = found;
  if (!isVersion(current, basedOn)) return { outcome: 'stale', current };
  // The application comes last: if deleting the resume fails, staff can delete it again.
  if (!isSealed) {
    if (current.resume_path !== null) await resumes.remove(fileNameOf(current.resume_path));
    await resumes.removeAll(`${id}/`);
  }
  const removed = await applications.remove(id, actor);
  if (!removed) return { outcome: 'missing' };
  if (isSealed) return { outcome: 'done' };
  // The applicant has replaced the resume meanwhile.
  const left = removed.resume_path;
  if (left !== null && left !== current.resume_path) await resumes.remove(fileNameOf(left));
  return { outcome: 'done' };
}
