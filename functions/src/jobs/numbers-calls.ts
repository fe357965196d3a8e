import { applicationEndpoints } from '../applications/contract/endpoints.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from '../platform/http/endpoint.ts';

export function mountJobNumbers(mount: Mount, { counting, jobNumbers }: Parts): void {
  mount(applicationEndpoints.listSources, async () => {
    await counting.count();
    return jobNumbers.sources();
  });
}
