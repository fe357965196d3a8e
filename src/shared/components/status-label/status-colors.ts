import type { messageStatuses } from '#rooms/messages/contract/endpoints.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import type { jobStatuses } from '#rooms/jobs/contract/jobs.ts';
import type { ApplicationStatus } from '#rooms/applications/contract/statuses.ts';

export type AgentStatus = 'Active' | 'Beta' | 'Coming Soon';
type Status = ApplicationStatus | (typeof messageStatuses)[number] | (typeof jobStatuses)[number] | AgentStatus;

/** Variables of the theme. */
const colors: Partial<Record<string, string>> & Record<Status, string> = {
  Pending: 'site-beta',
  Reviewed: 'site-blue',
  Shortlisted: 'site-accent',
  Interview: 'site-violet',
  Offer: 'site-pink',
  Hired: 'mantine-color-success',
  Rejected: 'mantine-color-error',
  Withdrawn: 'mantine-color-dimmed',
  Open: 'site-beta',
  Answered: 'mantine-color-success',
  Active: 'mantine-color-success',
  Inactive: 'mantine-color-dimmed',
  Beta: 'site-beta',
  'Coming Soon': 'mantine-color-dimmed',
};

/** @returns a color of the theme; grey for an unknown status */
export function statusColor(status: string): string {
  return `var(--${lookUp(colors, status) ?? 'mantine-color-dimmed'})`;
}
