import { z } from 'zod/mini';
import { paths } from '../../paths.ts';

const pages = [
  ...[paths.adminDashboard, paths.adminAccount, paths.adminFigures, paths.adminTeam, paths.adminAudit],
  paths.adminApplication.replace(':id', ''),
];

const schema = z.catch(
  z.object({
    /** Why the person has to log in again. */
    notice: z.catch(z.optional(z.string()), undefined),
    /** The staff page to open after the login. */
    from: z.catch(z.string().check(z.refine((path) => pages.some((page) => path.startsWith(page)))), paths.adminDashboard),
  }),
  { from: paths.adminDashboard },
);

export type LoginState = z.infer<typeof schema>;

/** @param state a location's state, which may be anything */
export function readLoginState(state: unknown): LoginState {
  return schema.parse(state);
}
