import type { Job, jobStatuses } from './jobs.ts';
import { dayMs, limits } from '../../platform/contract/limits.ts';

/** Where a day ends last: a job is open until its closing date is over everywhere. */
const lastTimeZone = '-12:00';

const active: (typeof jobStatuses)[number] = 'Active';

/** @returns in ISO 8601; undefined if the job has no closing date */
export function closingTime({ closes_on }: Pick<Job, 'closes_on'>): string | undefined {
  return closes_on === '' ? undefined : `${closes_on}T23:59:59${lastTimeZone}`;
}

type ClosingFields = Pick<Job, 'status' | 'closes_on'>;

export function isOpen(job: ClosingFields, now = Date.now()): boolean {
  const closing = closingTime(job);
  return job.status === active && (closing === undefined || now <= Date.parse(closing));
}

/** Active after its closing date. An edit that changes neither is allowed. */
export function opensTooLate(input: ClosingFields, current?: ClosingFields): boolean {
  const isUnchanged = current?.status === input.status && current.closes_on === input.closes_on;
  return input.status === active && !isUnchanged && !isOpen(input);
}

/** @returns when subscribers hear of it, in milliseconds; undefined if they have or never do */
export function alertTime(job: ClosingFields & Pick<Job, 'general' | 'published_at'>, now: number): number | undefined {
  const lastAlerts = Math.floor(now / dayMs) * dayMs;
  const isKnown = job.published_at !== '' && Date.parse(job.published_at) < lastAlerts;
  return isKnown || job.general || !isOpen(job, now) ? undefined : lastAlerts + dayMs;
}

/**
 * @returns since when visitors see the posting that a job continues if it is open from `now` on;
 *   blank if it is published anew, after it was closed for longer than `limits.samePostingMs`
 */
export function keptPublication({ closed_at, published_at }: Pick<Job, 'closed_at' | 'published_at'>, now: number): string {
  return closed_at !== '' && now - Date.parse(closed_at) > limits.samePostingMs ? '' : published_at;
}
