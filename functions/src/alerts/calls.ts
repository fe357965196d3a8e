import type { MountCalls } from '../calls.ts';
import { alertEndpoints, alertFilterEndpoints } from './contract/alerts.ts';
import { type AlertFilter, facets, facetValues } from '../jobs/contract/job-facets.ts';
import type { Job } from '../jobs/contract/jobs.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { ApiError } from '../platform/http/api-error.ts';

const mountAlerts: MountCalls = (mount, { alerts, mail, openJobs, captcha, limiter }) => {
  mount(alertEndpoints.requestAlerts, async ({ request, body }) => {
    if (!mail) throw new ApiError(404, responseTexts.notFound);
    const solve = await limiter.form(request, 'alerts', 'contact');
    const { email, filter, recaptchaToken } = await body();
    await solve(() => captcha.verify(request, recaptchaToken, email));
    refuseUnknownFacts(filter, await openJobs());
    await alerts.request(email, filter);
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
};

/** The mail repeats the facts, so nobody may send a stranger a text of their own. */
function refuseUnknownFacts(filter: AlertFilter, jobs: Job[]): void {
  const unknown = facets.some((facet) => filter[facet]?.some((value) => !jobs.some((job) => facetValues(job, facet).includes(value))));
  if (unknown) throw new ApiError(400, responseTexts.alertsUnknownFact);
}

export const calls = [mountAlerts];

const mountAlertFilters: MountCalls = (mount, { alerts, mail }) => {
  mount(alertFilterEndpoints.listAlertFilters, async () => (mail ? alerts.filters() : []));
};

export const staffCalls = [mountAlertFilters];
