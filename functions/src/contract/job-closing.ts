import type { Job, jobStatuses } from './jobs.ts';

/** Closing dates end in the time zone where a day ends last. */
const lastTimeZone = '-12:00';

const active: (typeof jobStatuses)[number] = 'Active';

/** @returns ISO 8601, undefined if the job has no closing date */
export function closingTime({ closes_on }: Pick<Job, 'closes_on'>): string | undefined {
  return closes_on === '' ? undefined : `${closes_on}T23:59:59${lastTimeZone}`;
}

type Closing = Pick<Job, 'status' | 'closes_on'>;

export function isOpen(job: Closing, now = Date.now()): boolean {
  const closing = closingTime(job);
  return job.status === active && (closing === undefined || now <= Date.parse(closing));
}

/** Whether a job becomes active too late. Other fields of a closed job can still be edited. */
export function opensTooLate(input: Closing, current?: Closing): boolean {
  const isKept = current?.status === input.status && current.closes_on === input.closes_on;
  return input.status === active && !isKept && !isOpen(input);
}
