import { lookUp } from '#rooms/platform/contract/look-up.ts';

/** Other statuses are marked. */
const actions: Partial<Record<string, string>> = { Shortlisted: 'Shortlist', Rejected: 'Reject' };

/** What giving an application the status is called. */
export const statusAction = (status: string): string => lookUp(actions, status) ?? `Mark as ${status}`;
