import { fold } from '#rooms/platform/contract/fold.ts';
import type { JobFactName, LinkedJob, PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { countryName, placesOf } from '#rooms/jobs/contract/places.ts';

/** A list may leave the texts out. */
type SearchedJob = Pick<LinkedJob, 'title' | 'places' | 'country' | JobFactName> & Partial<Pick<PublicJob, 'description' | 'requirements'>>;

const searchTexts = new WeakMap<SearchedJob, string>();

/** Folding takes long for hundreds of jobs, so each job is folded once. */
function searchText(job: SearchedJob, facts: readonly JobFactName[]): string {
  const known = searchTexts.get(job);
  if (known !== undefined) return known;
  const places = placesOf(job).flatMap(({ region, country }) => [region, countryName(country)]);
  const text = fold([job.title, job.description, job.requirements, ...places, ...facts.map((name) => job[name])].join(' '));
  searchTexts.set(job, text);
  return text;
}

/**
 * @param facts the names of all facts, since visitors' pages do not load the contract's
 * @returns whether a job has every word in its title, facts, places, description or requirements
 */
export function hasWords(words: string, facts: readonly JobFactName[]): (job: SearchedJob) => boolean {
  const wanted = fold(words).split(/[ ,]+/).filter(Boolean);
  return (job) => wanted.every((word) => searchText(job, facts).includes(word));
}
