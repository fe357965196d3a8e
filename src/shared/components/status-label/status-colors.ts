import type { messageStatuses } from '#rooms/messages/contract/contact-messages.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import type { jobStatuses } from '#rooms/jobs/contract/jobs.ts';
import type { ApplicationStatus } from '#rooms/applications/contract/statuses.ts';

export type AgentStatus = 'Active' | 'Beta' | 'Coming Soon';
type Status = ApplicationStatus | (typeof messageStatuses)[number] | (typeof jobStatuses)[number] | AgentStatus;

const grey = 'var(--mantine-color-dimmed)';
const green = 'var(--mantine-color-success)';
const orange = 'var(--site-beta)';
const teal = 'var(--site-accent)';
const blue = 'var(--site-blue)';
const violet = 'var(--site-violet)';
const pink = 'var(--site-pink)';
const red = 'var(--mantine-color-error)';

const colors: Partial<Record<string, string>> & Record<Status, string> = {
  Pending: orange,
  Reviewed: blue,
  Shortlisted: teal,
  Interview: violet,
  Offer: pink,
  Hired: green,
  Rejected: red,
  Withdrawn: grey,
  Open: orange,
  Answered: green,
  Active: green,
  Inactive: grey,
  Beta: orange,
  'Coming Soon': grey,
};

/** @returns a color of the theme; grey for an unknown status */
export function statusColor(status: string): string {
  return lookUp(colors, status) ?? grey;
}
