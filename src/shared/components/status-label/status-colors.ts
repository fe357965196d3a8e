import type { messageStatuses } from '#rooms/messages/contract/contact-messages.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import type { jobStatuses } from '#rooms/jobs/contract/jobs.ts';
import type { ApplicationStatus } from '#rooms/applications/contract/statuses.ts';

export type AgentStatus = 'Active' | 'Beta' | 'Coming Soon';
type Color = 'grey' | 'green' | 'orange' | 'teal' | 'blue' | 'violet' | 'pink' | 'red';
type Status = ApplicationStatus | (typeof messageStatuses)[number] | (typeof jobStatuses)[number] | AgentStatus;

const colors: Partial<Record<string, Color>> & Record<Status, Color> = {
  Pending: 'orange',
  Reviewed: 'blue',
  Shortlisted: 'teal',
  Interview: 'violet',
  Offer: 'pink',
  Hired: 'green',
  Rejected: 'red',
  Withdrawn: 'grey',
  Open: 'orange',
  Answered: 'green',
  Active: 'green',
  Inactive: 'grey',
  Beta: 'orange',
  'Coming Soon': 'grey',
};

/** @returns a colour of `StatusLabel.module.css`; grey for an unknown status */
export function statusColor(status: string): Color {
  return lookUp(colors, status) ?? 'grey';
}
