import { type Facet, type JobFilter, matchesFilter } from '#rooms/jobs/contract/job-facets.ts';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { hasWords } from '../../shared/lib/job-words.ts';
import type { WholeTexts } from './use-whole-texts.ts';

export type JobCriteria = { words: string } & JobFilter;

/** @param wholeTexts searched instead of excerpts @param except a facet to ignore */
export function filterJobs(jobs: PublicJob[], { words, ...chosen }: JobCriteria, wholeTexts?: WholeTexts, except?: Facet): PublicJob[] {
  const matches = hasWords(words);
  const filter: JobFilter = except ? { ...chosen, [except]: undefined } : chosen;
  return jobs.filter((job) => matchesFilter(job, filter) && matches(wholeTexts?.get(job.id) ?? job));
}

/** @returns the choices of a facet, each with the number of jobs that it would show */
export function facetChoices(
  jobs: PublicJob[],
  criteria: JobCriteria,
  facet: Facet,
  wholeTexts?: WholeTexts,
): { value: string; count: number }[] {
  const chosen = criteria[facet];
  const values = new Set([...jobs.map((job) => job[facet]), ...(chosen === undefined ? [] : [chosen])]);
  values.delete('');
  const counts = new Map<string, number>();
  for (const job of filterJobs(jobs, criteria, wholeTexts, facet)) counts.set(job[facet], (counts.get(job[facet]) ?? 0) + 1);
  return [...values].sort((a, b) => a.localeCompare(b, 'en')).map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** @returns the jobs of each department; jobs without one are last, under a blank name */
export function byDepartment(jobs: PublicJob[]): [department: string, jobs: PublicJob[]][] {
  const names = [...new Set(jobs.map(({ department }) => department))];
  return names
    .sort((a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b, 'en'))
    .map((name) => [name, jobs.filter(({ department }) => department === name)]);
}
