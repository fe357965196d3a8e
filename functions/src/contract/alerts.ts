import { z } from 'zod/mini';
import { email } from './email.ts';
import { type Facet, facets } from './job-facets.ts';
import { jobFieldLabels } from './jobs.ts';
import { limits } from './limits.ts';
import { requiredLine } from './text.ts';
import { texts } from './texts.ts';
import { visitorTexts } from './visitor-texts.ts';

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
