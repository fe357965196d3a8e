import { publicJobEndpoints } from './contract/public-endpoints.ts';
import { applicationEndpoints } from '../applications/contract/endpoints.ts';
import { isOpen } from './contract/job-closing.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from '../platform/http/endpoint.ts';

export function mountJobNumbers(mount: Mount, { counting, jobs, jobNumbers, limiter }: Parts): void {
  mount(publicJobEndpoints.countJobView, async ({ request, params }) => {
    limiter.view(request);
    const job = await jobs.get(params.id);
    if (job && isOpen(job)) await jobNumbers.countView(job.id);
  });

  mount(applicationEndpoints.listSources, async () => {
    await counting.count();
    return jobNumbers.sources();
  });
}
