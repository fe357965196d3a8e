import { z } from 'zod/mini';
import { type Role, roles } from '../../platform/contract/roles.ts';
import { shownHours } from '../../interviews/contract/weekly-hours.ts';

/** Somebody with an enabled account. `jobs` limits a manager. */
export const colleague = z.object({
  username: z.string(),
  role: z.enum(roles),
  jobs: z.array(z.string()),
  hours: shownHours,
  /** Whether mails can reach them. */
  has_email: z.boolean(),
});

export type Colleague = z.infer<typeof colleague>;

/** @returns whether somebody can see the applications for a job */
export function seesJob({ role, jobs }: { role: Role; jobs: readonly string[] }, id: string): boolean {
  return role !== 'manager' || jobs.includes(id);
}
