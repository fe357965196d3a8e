import { ownValue } from '#rooms/platform/contract/own-value.ts';

/** Other statuses are marked. */
const actions: Partial<Record<string, string>> = { Shortlisted: 'Shortlist', Rejected: 'Reject' };

/** What giving an application the status is called. */
export const statusAction = (status: string): string => ownValue(actions, status) ?? `Mark as ${status}`;
