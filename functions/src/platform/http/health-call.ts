import type { Calls } from '../../calls.ts';
import { healthEndpoints } from '../contract/health.ts';

export const calls: Calls = {
  endpoints: healthEndpoints,
  mounts: [
    // For the uptime check, which must reach Firestore: no cache keeps the answer.
    (mount, parts) =>
      mount(healthEndpoints.checkHealth, async () => {
        await parts.jobs.get('health');
      }),
  ],
};
