import type { Express } from 'express';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { isOpen } from './contract/job-closing.ts';
import { jobCardPath, served } from '../platform/contract/paths.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { cachedByCdn } from './public-calls.ts';

/** The cards that an instance keeps: about 50 kB each. */
const maxCards = 100;

const keptForever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Social images of jobs, which are made when a network first asks for one. */
export function mountJobCards(app: Express, { jobs, jobPages, limiter }: Parts): void {
  /** By their paths, which contain the job's version. The oldest comes first. */
  const cards = new Map<string, Promise<Buffer>>();

  app.get(served.jobCard, async (request, response) => {
    const job = await jobs.get(request.params['id']);
    if (!job) throw new ApiError(404, responseTexts.jobNotFound, cachedByCdn);
    if (!isOpen(job)) throw new ApiError(410, responseTexts.jobClosed, cachedByCdn);
    const path = jobCardPath(job);
    let card = cards.get(path);
    if (!card) {
      limiter.view(request);
      card = jobPages.card(job);
      cards.set(path, card);
      card.catch(() => cards.delete(path));
      const [oldest] = cards.keys();
      if (cards.size > maxCards && oldest !== undefined) cards.delete(oldest);
    }
    // Another version in the URL may be one that an edit has just made.
    const isCurrent = request.query['version'] === job.updated_at;
    response
      .set(isCurrent ? keptForever : cachedByCdn)
      .type('png')
      .send(await card);
  });
}
