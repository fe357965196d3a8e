import { z } from 'zod/mini';
import { dashboardCounts } from '../../applications/contract/applications.ts';
import { jobCounts, jobCountsQuery } from '../../jobs/contract/job-numbers.ts';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { figures, figuresQuery } from './figures.ts';

/** The calls of staff for what is counted. */
export const figureEndpoints = {
  /** Up to half a minute old, unless a change has come through the same instance. */
  readCounts: endpoint('GET', `${admin}/counts`, 'staff: their jobs', { output: dashboardCounts }),
  /** By job id. */
  readJobCounts: endpoint('GET', `${admin}/job-counts`, 'staff: their jobs', {
    query: jobCountsQuery,
    output: z.record(z.string(), jobCounts),
  }),
  /** Reads two documents, and counts in the indexes. */
  readFigures: endpoint('GET', `${admin}/figures`, 'recruiters', { query: figuresQuery, output: figures }),
} satisfies Record<string, Endpoint>;
