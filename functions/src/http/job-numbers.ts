import { endpoints } from '../contract/endpoints.ts';
import { isOpen } from '../contract/job-closing.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';

export function mountJobNumbers(mount: Mount, { counting, jobs, jobNumbers, limiter }: Parts): void {
  mount(endpoints.countJobView, async ({ request, params }) => {
    limiter.view(request);
    const job = await jobs.get(params.id);
    if (job && isOpen(job)) await jobNumbers.countView(job.id);
  });

  mount(endpoints.listSources, async () => {
    await counting.count();
    return jobNumbers.sources();
  });

  mount(endpoints.readJobNumbers, async ({ params }) => {
    const job = await jobs.get(params.id);
    if (!job) throw new ApiError(404, answerTexts.jobNotFound);
    await counting.count();
    return jobNumbers.read(job.id);
  });
}
