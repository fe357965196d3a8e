import { z } from 'zod/mini';
import { email } from '../../platform/contract/email.ts';
import { type Facet, facets } from '../../jobs/contract/job-facets.ts';
import { jobFieldLabels } from '../../jobs/contract/jobs.ts';
import { limits } from '../../platform/contract/limits.ts';
import { requiredLine } from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';
import { visitorTexts } from '../../platform/contract/visitor-texts.ts';

const chosenFact = (facet: Facet) => z.optional(requiredLine(jobFieldLabels[facet], limits.jobLineLength));

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
export const alertQuery = z.object({ token: z.optional(alertToken) });
