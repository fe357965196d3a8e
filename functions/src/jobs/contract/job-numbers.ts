import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { type ApplicationStatus, applicationStatuses, isInProgress } from '../../applications/contract/statuses.ts';

/** The statuses that are counted together. An unknown one counts as in progress. */
export const countedStatuses = {
  pending: ['Pending'],
  in_progress: applicationStatuses.filter(isInProgress),
  hired: ['Hired'],
  rejected: ['Rejected'],
  withdrawn: ['Withdrawn'],
} satisfies Record<string, ApplicationStatus[]>;

/** How many applications a job has. The others add up to `total`. */
export const jobCounts = z.object({
  pending: z.int(),
  in_progress: z.int(),
  hired: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
  total: z.int(),
});

/** Ids of jobs, separated by commas. */
const jobIds = new RegExp(`^[\\w-]{1,64}(,[\\w-]{1,64}){0,${limits.pageSizeMax - 1}}$`);

export const jobCountsQuery = z.object({ ids: z.string().check(z.regex(jobIds)) });

export type JobCounts = z.infer<typeof jobCounts>;
