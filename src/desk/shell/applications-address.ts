import type { ApplicationFilter } from '#rooms/applications/contract/applications.ts';
import type { ApplicationStatus } from '#rooms/applications/contract/statuses.ts';

type Filter = Omit<ApplicationFilter, 'job_id' | 'status'> & { job?: string; status?: readonly ApplicationStatus[] };

/** @returns the address of a list of applications, relative to the dashboard */
export function applicationsAddress(filter: Filter): string {
  const given = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return `?${new URLSearchParams([['tab', 'applications'], ...given]).toString()}`;
}

/** The fragment that moves the focus to the scorecard on the page of an application. */
export const scorecardHash = '#scorecard';

/** The pending applications, with which their tab opens. */
export const queue: Pick<ApplicationFilter, 'status' | 'order'> = { status: ['Pending'], order: 'oldest' };
export const queueAddress = applicationsAddress(queue);
