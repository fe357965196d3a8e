/** `manager`: a hiring manager, who sees the applications of named jobs. */
export const roles = ['admin', 'recruiter', 'manager'] as const;

export type Role = (typeof roles)[number];

/** Names in audit trail, timeline and log that stand for no account. No account may have one. */
export const actorsWithoutAccount = ['visitor', 'site', 'command line', 'retention', 'unknown'] as const;

/** Who may make a call. Managers are limited to their account, or to their jobs by scope.ts. */
export const callers = {
  admins: ['admin'],
  recruiters: ['admin', 'recruiter'],
  'staff: their jobs': roles,
  'staff: their account': roles,
} as const satisfies Record<string, readonly Role[]>;

type StaffAccess = keyof typeof callers;

export type Access = 'everyone' | StaffAccess;

/** @returns whether somebody with this role may make a call */
export function mayCall(role: Role, { access }: { access: Access }): boolean {
  const allowed: readonly Role[] = access === 'everyone' ? roles : callers[access];
  return allowed.includes(role);
}
