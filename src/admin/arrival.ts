import { z } from 'zod/mini';
import { paths } from '../paths.ts';

/** The pages that ask for a login. */
const pages = [paths.adminDashboard, paths.adminAccount];

const schema = z.catch(
  z.object({
    /** What the person should know. */
    notice: z.catch(z.optional(z.string()), undefined),
    /** Where to go after logging in: a page of the admin area. */
    from: z.catch(z.string().check(z.refine((path) => pages.some((page) => path.startsWith(page)))), paths.adminDashboard),
  }),
  { from: paths.adminDashboard },
);

/** Why somebody arrives at the login, as the router's location state carries it. */
export type Arrival = z.infer<typeof schema>;

/** @param state of the location, which may be anything */
export function readArrival(state: unknown): Arrival {
  return schema.parse(state);
}
