import { answerEndpoints } from './contract/endpoints.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { isOpen } from '../jobs/contract/job-closing.ts';
import { served } from '../platform/contract/paths.ts';
import { fillTemplate, openingValues } from './contract/replies.ts';
import { openingMail } from './notices.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { changeAll } from '../applications/bulk-calls.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { requireMail } from './telling.ts';

export function mountSuggestions(mount: Mount, { suggestions, jobs, mail }: Parts): void {
  mount(answerEndpoints.suggestOpening, async ({ body, admin, admitAgain }) => {
    const { ids, job_id, ...draft } = await body();
    const settings = requireMail(mail);
    if (!settings.siteUrl) throw new ApiError(409, responseTexts.siteUrlUnknown);
    const job = await jobs.get(job_id);
    if (!job) throw new ApiError(404, responseTexts.jobNotFound);
    if (!isOpen(job)) throw new ApiError(410, responseTexts.jobClosed);
    const url = settings.siteUrl + served.job.replace(':id', encodeURIComponent(job_id));
    const items = ids.map((id) => ({
      id,
      change: async () => ({
        outcome: await suggestions.send(id, job_id, admin.actor, ({ applicant_name, applicant_email }) => {
          const text = fillTemplate(draft, openingValues(applicant_name, job.title, url), admin.username);
          return { ...text, mail: openingMail(settings, applicant_email, id, text) };
        }),
      }),
    }));
    return { results: await changeAll(items, admitAgain) };
  });
}
