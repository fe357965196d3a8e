import type { Application } from '#rooms/applications/contract/applications.ts';
import { type ApplicationStatus, isClosed, staffStatuses } from '#rooms/applications/contract/statuses.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import { bookedTime } from '../shell/interview-words.ts';

/** The way to being hired. */
export const stages = staffStatuses.filter((status) => status !== 'Rejected');

const alsoNext: Partial<Record<string, readonly (ApplicationStatus | 'Declined')[]>> = { Pending: ['Shortlisted'], Offer: ['Declined'] };

/** @returns what comes next, the main step first. Others are chosen where the status is shown. */
export function nextStatuses(status: string): readonly (ApplicationStatus | 'Declined')[] {
  const stage = stages.findIndex((one) => one === status);
  const next = stage === -1 ? undefined : stages[stage + 1];
  return next ? [next, ...(lookUp(alsoNext, status) ?? []), 'Rejected'] : [];
}

/** Whether times for an interview can be proposed. One that lies ahead is changed instead. */
export const isInvitable = ({ status, interview }: Application): boolean => !isClosed(status) && !bookedTime(interview);
