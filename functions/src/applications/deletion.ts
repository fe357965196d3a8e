import type { Application } from './contract/applications.ts';
import type { Parts } from '../parts.ts';
import type { Actor } from '../platform/audited.ts';
import { isVersion } from '../platform/firestore/firebase.ts';

type Deletion = { outcome: 'done' | 'missing'; current?: undefined } | { outcome: 'stale'; current: Application };

/** Deletes or seals it with timeline, resume and mails. Without `basedOn`, any version. */
export async function deleteApplication({ applications, resumes }: Parts, id: string, actor: Actor, basedOn?: string): Promise<Deletion> {
  const current = await applications.get(id);
  if (!current) return { outcome: 'missing' };
  if (!isVersion(current, basedOn)) return { outcome: 'stale', current };
  // If that fails, the application is left, and can be deleted again.
  const removed = await applications.remove(id, actor, ({ resume_path }) => resumes.removeOf(id, resume_path));
  return { outcome: removed ? 'done' : 'missing' };
}
