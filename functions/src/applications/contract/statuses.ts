import { type ApplicantStatus, applicantStatuses } from './applicant-statuses.ts';
import { lookUp } from '../../platform/contract/look-up.ts';

export const applicationTemplates = ['invite', 'ask', 'reject'] as const;

export type ApplicationTemplate = (typeof applicationTemplates)[number];

type StatusRow = {
  setBy: 'staff' | 'applicant';
  applicantsSee: ApplicantStatus;
  phase: 'open' | 'in progress' | 'closed';
  /** The template whose reply proposes this status. */
  suggestedBy?: ApplicationTemplate;
  /** The applicant has to be told: see answers/contract/answers.ts. */
  toldBy?: ApplicationTemplate;
};

/** In the order of the hiring process. */
const statuses = {
  Pending: { setBy: 'staff', applicantsSee: 'received', phase: 'open' },
  Reviewed: { setBy: 'staff', applicantsSee: 'in review', phase: 'in progress' },
  Shortlisted: { setBy: 'staff', applicantsSee: 'in review', phase: 'in progress' },
  Interview: { setBy: 'staff', applicantsSee: 'interview', phase: 'in progress', suggestedBy: 'invite' },
  Offer: { setBy: 'staff', applicantsSee: 'offer', phase: 'in progress' },
  Hired: { setBy: 'staff', applicantsSee: 'hired', phase: 'closed' },
  Rejected: { setBy: 'staff', applicantsSee: 'closed', phase: 'closed', suggestedBy: 'reject', toldBy: 'reject' },
  Withdrawn: { setBy: 'applicant', applicantsSee: 'withdrawn', phase: 'closed' },
} as const satisfies Record<string, StatusRow>;

export type ApplicationStatus = keyof typeof statuses;

const table: Record<ApplicationStatus, StatusRow> = statuses;

export const applicationStatuses = Object.keys(statuses) as ApplicationStatus[];
export const staffStatuses = applicationStatuses.filter((status) => table[status].setBy === 'staff');

export const openStatuses = applicationStatuses.filter((status) => table[status].phase !== 'closed');

/** Applicants with these have heard nothing yet. */
export const waitingStatuses = applicationStatuses.filter((status) => ['received', 'in review'].includes(table[status].applicantsSee));

export function isStaffStatus(status: string): boolean {
  return rowOf(status)?.setBy === 'staff';
}

export function isInProgress(status: ApplicationStatus): boolean {
  return table[status].phase === 'in progress';
}

/** An unknown status counts as not closed. */
export function isClosed(status: string): boolean {
  return rowOf(status)?.phase === 'closed';
}

/** @returns what the applicant sees; without a stored one, what its status says */
export function shownStatus({ status, shown_status }: { status: string; shown_status: string }): ApplicantStatus {
  return applicantStatuses.find((shown) => shown === shown_status) ?? applicantStatus(status);
}

/** An unknown status counts as 'in review'. */
export function applicantStatus(status: string): ApplicantStatus {
  return rowOf(status)?.applicantsSee ?? 'in review';
}

/** @returns the template of the mail that tells of the status, if it has to be told */
export function tellingTemplate(status: string): ApplicationTemplate | undefined {
  return rowOf(status)?.toldBy;
}

export function suggestedStatus(template: ApplicationTemplate): ApplicationStatus | undefined {
  return applicationStatuses.find((status) => table[status].suggestedBy === template);
}

/** @returns the template that a reply to an applicant with this status begins with */
export function templateFor(status: string): ApplicationTemplate {
  return rowOf(status)?.suggestedBy ?? 'ask';
}

function rowOf(status: string): StatusRow | undefined {
  return lookUp(table, status);
}
