import type { ApplicationStatus } from '#contract/statuses.ts';

type Filter = { job?: string; status?: ApplicationStatus; source?: string; person?: string; order?: 'oldest' };

/** @returns the address of a list of applications, relative to the dashboard */
export function applicationsAddress(filter: Filter): string {
  return `?${new URLSearchParams({ tab: 'applications', ...filter }).toString()}`;
}

/** The address of the pending applications, with which the dashboard opens. */
export const queueAddress = applicationsAddress({ status: 'Pending', order: 'oldest' });
