import { fold } from '#rooms/platform/contract/fold.ts';
import type { JobFactName, LinkedJob, PublicJob } from '#rooms/jobs/contract/jobs.ts';

// Not `jobFactNames` of the contract, which would load its schemas.
const facts = ['department', 'location', 'workplace', 'job_type', 'experience_level', 'salary_range'] as const satisfies JobFactName[];

/** A list may leave the texts out. */
type SearchedJob = Pick<LinkedJob, 'title' | JobFactName> & Partial<Pick<PublicJob, 'description' | 'requirements'>>;

const searchTexts = new WeakMap<SearchedJob, string>();

/** Folding takes long for hundreds of jobs, so each job is folded once. */
function searchText(job: SearchedJob): string {
  const known = searchTexts.get(job);
  if (known !== undefined) return known;
  const text = fold([job.title, job.description, job.requirements, ...facts.map((name) => job[name])].join(' '));
  searchTexts.set(job, text);
  return text;
}

/** @returns whether a job has every word in its title, facts, description or requirements */
export function hasWords(words: string): (job: SearchedJob) => boolean {
  const wanted = fold(words).split(' ').filter(Boolean);
  return (job) => wanted.every((word) => searchText(job).includes(word));
}
