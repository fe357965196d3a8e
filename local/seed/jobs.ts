import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { addDays, isoDate } from '#rooms/platform/contract/days.ts';
import { type JobInput, jobInput } from '#rooms/jobs/contract/job-input.ts';

const examples = z.array(z.looseObject({ closes_in_days: z.optional(z.int()) }));

/** Example jobs, the oldest first. One is closed. */
export const jobs: JobInput[] = examples
  .parse(JSON.parse(readFileSync(new URL('jobs.json', import.meta.url), 'utf8')))
  .map(({ closes_in_days, ...job }) =>
    jobInput.parse({ ...job, ...(closes_in_days && { closes_on: addDays(isoDate(Date.now()), closes_in_days) }) }),
  );
