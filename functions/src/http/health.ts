import { endpoints } from '../contract/endpoints.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from './endpoint.ts';

/** For the uptime check, which must reach Firestore: no cache keeps the answer. */
export function mountHealth(mount: Mount, { jobs }: Parts): void {
  mount(endpoints.checkHealth, async () => {
    await jobs.get('health');
  });
}
