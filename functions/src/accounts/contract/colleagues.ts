import { z } from 'zod/mini';
import { type Role, roles } from '../../platform/contract/roles.ts';
import { officeIsoDate } from '../../platform/contract/office.ts';
import { storedText } from '../../platform/contract/stored.ts';
import { shownHours } from '../../interviews/contract/weekly-hours.ts';

/** When people learn of new applications. */
export const newsChoices = ['at once', 'daily', 'none'] as const;

/** Who stands in for somebody, until a day such as 2026-11-30. Both are blank for nobody. */
export const away = { deputy: storedText, away_until: storedText };

/** Somebody with an account. `jobs` limits a manager. Of a disabled one, others need the name alone. */
export const colleague = z.object({
  username: z.string(),
  /** The username, if the account has none. */
  name: z.string(),
  /** May be blank. */
  title: z.string(),
  role: z.enum(roles),
  jobs: z.array(z.string()),
  hours: shownHours,
  ...away,
  /** Whether mails can reach them. */
  has_email: z.boolean(),
  disabled: z.boolean(),
});

export type Colleague = z.infer<typeof colleague>;

/** @returns whether somebody can see the applications for a job */
export function seesJob({ role, jobs }: { role: Role; jobs: readonly string[] }, id: string): boolean {
  return role !== 'manager' || jobs.includes(id);
}

/** @returns who stands in for somebody who is away, or blank. @param now in milliseconds */
export function deputyOf({ deputy, away_until }: Pick<Colleague, 'deputy' | 'away_until'>, now: number): string {
  return away_until >= officeIsoDate(now) ? deputy : '';
}

/** @returns the names, and who stands in for those away: a deputy can be away, too */
export function withStandIns(
  names: readonly string[],
  colleagues: readonly Pick<Colleague, 'username' | 'deputy' | 'away_until'>[],
  now: number,
): string[] {
  const all = new Set(names);
  for (const name of all) {
    const colleague = colleagues.find(({ username }) => username === name);
    if (colleague) all.add(deputyOf(colleague, now));
  }
  return [...all];
}
