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
export const jobNumbers = [...(Object.keys(countedStatuses) as (keyof typeof countedStatuses)[]), 'total'] as const;

export type JobCounts = Record<(typeof jobNumbers)[number], number>;
