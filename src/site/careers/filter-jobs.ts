import { type Facet, facetText, facetValues, type JobFilter, matchesFilter } from '#rooms/jobs/contract/job-facets.ts';
import type { JobFactName, PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { hasWords } from '../../shared/lib/job-words.ts';
import { careersTexts } from './careers-texts.ts';

// Not `jobFactNames` of the contract, which would load its schemas.
const factNames = Object.keys(careersTexts.factLabels) as JobFactName[];

export type JobCriteria = { words: string } & JobFilter;

/** @param except a facet to ignore */
export function filterJobs(jobs: PublicJob[], { words, ...chosen }: JobCriteria, except?: Facet): PublicJob[] {
  const matches = hasWords(words, factNames);
  const filter: JobFilter = except ? { ...chosen, [except]: undefined } : chosen;
  return jobs.filter((job) => matchesFilter(job, filter) && matches(job));
}

/** @returns the choices of a facet, each with the number of jobs that it would show */
export function facetChoices(jobs: PublicJob[], criteria: JobCriteria, facet: Facet): { value: string; text: string; count: number }[] {
  const chosen = criteria[facet];
  const values = new Set([...jobs.flatMap((job) => facetValues(job, facet)), ...(chosen === undefined ? [] : [chosen])]);
  values.delete('');
  const others = filterJobs(jobs, criteria, facet);
  return [...values]
    .map((value) => ({
      value,
      text: facetText(facet, value),
      count: others.filter((job) => matchesFilter(job, { [facet]: value })).length,
    }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true }));
}
