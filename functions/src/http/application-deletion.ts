import type { Application } from '../contract/applications.ts';
import type { Actor } from '../data/audit.ts';
import { isVersion } from '../data/documents.ts';
import { fileNameOf } from '../data/resumes.ts';
import type { Parts } from '../parts.ts';

type Deletion = { outcome: 'done' | 'missing'; current?: undefined } | { outcome: 'stale'; current: Application };

/** Deletes the timeline, the resume and the mails too. Without `basedOn`, deletes any version. */
export async function deleteApplication({ applications, resumes }: Parts, id: string, actor: Actor, basedOn?: string): Promise<Deletion> {
  const current = await applications.get(id);
  if (!current) return { outcome: 'missing' };
  if (!isVersion(current, basedOn)) return { outcome: 'stale', current };
  // The application comes last: if deleting the resume fails, staff can delete it again.
  if (current.resume_path !== null) await resumes.remove(fileNameOf(current.resume_path));
  return { outcome: (await applications.remove(id, actor)) ? 'done' : 'missing' };
}
