import { z } from 'zod/mini';
import { adminPaths } from '../../admin-paths.ts';

const schema = z.catch(
  z.object({
    /** Why the person has to log in again. */
    notice: z.catch(z.optional(z.string()), undefined),
    /** The staff page to open after the login. */
    from: z.catch(z.string().check(z.startsWith('/admin/')), adminPaths.dashboard),
  }),
  { from: adminPaths.dashboard },
);

export type LoginState = z.infer<typeof schema>;

/** @param state a location's state, which may be anything */
export function readLoginState(state: unknown): LoginState {
  return schema.parse(state);
}
