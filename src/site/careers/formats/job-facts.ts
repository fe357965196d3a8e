import type { JobFactName, LinkedJob } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from '../careers-texts.ts';
import { formatDayUtc } from '../../../shared/lib/format.ts';

// Not `jobFactNames` of the contract, which would load zod on a job's page.
const names = Object.keys(careersTexts.factLabels) as JobFactName[];

/** The columns of a wide list, which stack their facts. The first is that of the title. */
export const factColumns: Record<JobFactName, number> = {
  department: 1,
  location: 2,
  workplace: 2,
  job_type: 3,
  experience_level: 3,
  salary_range: 4,
};

/** @returns the facts that a job has, in the order of the page */
export function factsOf(job: LinkedJob): { name: JobFactName; label: string; text: string }[] {
  return names.map((name) => ({ name, label: careersTexts.factLabels[name], text: job[name] })).filter(({ text }) => text !== '');
}

/** @returns the days of a job's posting and closing that are known */
export function daysOf({ created_at, closes_on }: LinkedJob): { label: string; text: string }[] {
  return [
    { label: careersTexts.posted, day: created_at },
    { label: careersTexts.closes, day: closes_on },
  ]
    .filter(({ day }) => day !== '')
    .map(({ label, day }) => ({ label, text: formatDayUtc(day) }));
}
