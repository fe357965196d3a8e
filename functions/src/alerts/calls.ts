import type { Calls } from '../calls.ts';
import { alertEndpoints, alertFilterEndpoints } from './contract/alerts.ts';
import { type AlertFilter, facets, facetValues, wantedOf } from '../jobs/contract/job-facets.ts';
import type { Job } from '../jobs/contract/jobs.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from '../platform/http/endpoint.ts';

export function mountAlerts(mount: Mount, { alerts, alertMails, openJobs, captcha, limiter }: Parts): void {
  mount(alertEndpoints.requestAlerts, async ({ request, body }) => {
    if (!alertMails) throw new ApiError(404, responseTexts.notFound);
    const solve = await limiter.form(request, 'alerts', 'contact');
    const { email, filter, recaptchaToken } = await body();
    await solve(() => captcha.verify(request, recaptchaToken, email));
    refuseUnknownFacts(filter, await openJobs());
    await alerts.request(email, filter, (addressee, ...link) => alertMails.confirmationRequest(addressee, filter, ...link));
    return { message: responseTexts.alertsRequested };
  });

  mount(alertEndpoints.confirmAlerts, async ({ request, body }) => {
    const { token } = await body();
    if (await alerts.confirm(token)) return;
    await limiter.unknownLink(request);
    throw new ApiError(404, responseTexts.alertsExpired);
  });

  // Has no rate limit, since mail providers call it from few addresses.
  mount(alertEndpoints.endAlerts, async ({ query, body }) => {
    await alerts.remove(query.token ?? (await body()).token);
  });
}

/** The mail repeats the facts, so nobody may send a stranger a text of their own. */
function refuseUnknownFacts(filter: AlertFilter, jobs: Job[]): void {
  const unknown = facets.some((facet) =>
    wantedOf(filter, facet).some((value) => !jobs.some((job) => facetValues(job, facet).includes(value))),
  );
  if (unknown) throw new ApiError(400, responseTexts.alertsUnknownFact);
}

export const calls: Calls = { endpoints: alertEndpoints, mounts: [mountAlerts] };

function mountAlertFilters(mount: Mount, { alerts, alertMails }: Parts): void {
  mount(alertFilterEndpoints.listAlertFilters, async () => (alertMails ? alerts.filters() : []));
}

export const staffCalls: Calls = { endpoints: alertFilterEndpoints, mounts: [mountAlertFilters] };
