import { z } from 'zod';
import { paths } from '../paths.ts';

const schema = z
  .object({
    /** What the person should know. */
    notice: z.string().optional().catch(undefined),
    /** Where to go after logging in: a page of the admin area. */
    from: z.string().startsWith(paths.adminDashboard).catch(paths.adminDashboard),
  })
  .catch({ from: paths.adminDashboard });

/** Why somebody arrives at the login, as the router's location state carries it. */
export type Arrival = z.infer<typeof schema>;

/** @param state of the location, which may be anything */
export function readArrival(state: unknown): Arrival {
  return schema.parse(state);
}
