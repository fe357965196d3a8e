import { z } from 'zod/mini';
import { documentId } from '../../applications/contract/applications.ts';
import { email } from '../../platform/contract/email.ts';
import { limits } from '../../platform/contract/limits.ts';
import { roles } from '../../platform/contract/roles.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { choice, line, requiredLine } from '../../platform/contract/text.ts';

const role = choice('Role', roles);
const jobs = z._default(
  z.array(documentId, staffTexts.jobsOfRole).check(z.maxLength(limits.jobsOfManager, { error: staffTexts.jobsOfRole, abort: true })),
  [],
);

export const authorityFields = { role, jobs };

export const fittingJobs = z.refine<{ role?: string | undefined; jobs: string[] }>(
  (input) => (input.role === 'manager' ? input.jobs.length > 0 : input.jobs.length === 0) && new Set(input.jobs).size === input.jobs.length,
  { error: staffTexts.jobsOfRole, path: ['jobs'] },
);

/** Whom people see. Without a name, an account shows its username. */
export const profile = z.object({ name: requiredLine('Name', limits.nameLength), title: line('Title', limits.colleagueTitleLength) });

export const profileFields = { name: z.optional(profile.shape.name), title: z.optional(profile.shape.title) };

export const colleagueInput = z.object({ email, role, jobs, ...profileFields }).check(fittingJobs);

const person = { name: z.string(), title: z.string(), email: z.string(), role: z.enum(roles), jobs: z.array(z.string()) };

const teamAccount = z.object({
  username: z.string(),
  ...person,
  disabled: z.boolean(),
  twoStep: z.boolean(),
  created_at: z.string(),
  last_login: z.nullable(z.string()),
});

const accountInvitation = z.object({ id: z.string(), ...person, invited_by: z.string(), expires_at: z.string() });

/** Accounts by name, and open invitations, the next to expire first. */
export const team = z.object({ accounts: z.array(teamAccount), invitations: z.array(accountInvitation) });

/** `link`: the path with the token, if the site cannot mail it. */
export const colleagueInvited = z.object({ invitation: accountInvitation, link: z.optional(z.string()) });

/** `link`: as above, if it is not mailed. */
export const accountLink = z.pick(colleagueInvited, { link: true });

export type ColleagueInput = z.infer<typeof colleagueInput>;
export type Profile = z.infer<typeof profile>;
export type TeamAccount = z.infer<typeof teamAccount>;
export type AccountInvitation = z.infer<typeof accountInvitation>;
