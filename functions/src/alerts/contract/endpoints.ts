import { z } from 'zod/mini';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';

/** The calls of staff for job alerts. */
export const alertFilterEndpoints = {
  /** Of all subscribers of job alerts. */
  listAlertFilters: endpoint('GET', `${admin}/alert-filters`, 'recruiters', { output: z.array(z.record(z.string(), z.string())) }),
} satisfies Record<string, Endpoint>;
