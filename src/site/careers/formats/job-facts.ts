import type { LinkedJob } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from '../careers-texts.ts';
import { formatDayUtc } from '../../../shared/lib/format.ts';

const { factLabels, dayLabels } = careersTexts;

export type FactName = keyof typeof factLabels | keyof typeof dayLabels;

// Not `jobFactNames` of the contract, which would load zod on a job's page.
const labels: [FactName, string][] = Object.entries({ ...factLabels, ...dayLabels }) as [FactName, string][];

/** @returns the facts that a job has, in the order of the page, but those left out */
export function factsOf(job: Pick<LinkedJob, FactName>, ...leftOut: FactName[]): { name: FactName; label: string; text: string }[] {
  return labels
    .filter(([name]) => job[name] !== '' && !leftOut.includes(name))
    .map(([name, label]) => ({ name, label, text: name in dayLabels ? formatDayUtc(job[name]) : job[name] }));
}
