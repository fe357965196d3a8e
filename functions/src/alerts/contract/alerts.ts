import { z } from 'zod/mini';
import { withCaptcha } from '../../platform/contract/captcha.ts';
import { email } from '../../platform/contract/email.ts';
import { acknowledgement, admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { type Facet, facetLabels, facets } from '../../jobs/contract/job-facets.ts';
import { limits } from '../../platform/contract/limits.ts';
import { requiredLine } from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';
import { visitorTexts } from '../../platform/contract/visitor-texts.ts';

/** A single value, as earlier versions stored it, is a list of one. */
const chosenFact = (facet: Facet) => {
  const list = z.transform((value: unknown) => [value].flat());
  const values = z.array(requiredLine(facetLabels[facet], limits.jobLineLength));
  const some = values.check(z.minLength(1, texts.requiredFields), z.maxLength(limits.alertValues, visitorTexts.alertValues));
  return z.optional(z.pipe(list, some));
};

/** The facts of the jobs that a subscriber wants to hear of: all jobs if there are none. */
export const alertFilter = z.object(
  Object.fromEntries(facets.map((facet) => [facet, chosenFact(facet)])) as Record<Facet, ReturnType<typeof chosenFact>>,
  texts.expectedText,
);

export const alertInput = z.object({ email, filter: z._default(alertFilter, {}) });

/** 256 random bits in base64url. */
const alertToken = z.string({ error: visitorTexts.brokenLink }).check(z.regex(/^[\w-]{43}$/, visitorTexts.brokenLink));

export const alertLink = z.object({ token: alertToken });

/** The one-click request of a mail client has the token in its query. */
const alertQuery = z.object({ token: z.optional(alertToken) });

/** The calls of visitors for job alerts. */
export const alertEndpoints = {
  /** Gives the same answer for every address, and 404 if the site offers no alerts. */
  requestAlerts: endpoint('POST', '/api/alerts', 'everyone', { body: withCaptcha(alertInput), output: acknowledgement }),
  confirmAlerts: endpoint('POST', '/api/alerts/confirm', 'everyone', { body: alertLink }),
  /** Mail clients send the token in the query (RFC 8058). Gives the same answer to any token. */
  endAlerts: endpoint('POST', '/api/alerts/unsubscribe', 'everyone', { query: alertQuery, body: alertLink }),
} satisfies Record<string, Endpoint>;

/** The calls of staff for job alerts. */
export const alertFilterEndpoints = {
  /** Of all subscribers of job alerts. */
  listAlertFilters: endpoint('GET', `${admin}/alert-filters`, 'recruiters', {
    output: z.array(alertFilter),
  }),
} satisfies Record<string, Endpoint>;
