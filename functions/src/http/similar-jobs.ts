import { type Job, type PublicJob, publicJob } from '../contract/jobs.ts';

const maxJobs = 3;

/** @param jobs newest first @returns at most three, the most similar first, then the newest */
export function similarJobs(to: Job, jobs: Job[]): PublicJob[] {
  return jobs
    .filter(({ id, general }) => id !== to.id && !general)
    .map((job) => ({ job, score: similarity(to, job) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxJobs)
    .map(({ job }) => publicJob.parse(job));
}

function similarity(a: Job, b: Job): number {
  const sameType = a.job_type === b.job_type ? 1 : 0;
  const sameDepartment = a.department !== '' && a.department === b.department ? 2 : 0;
  return 3 * sharedWords(a.title, b.title) + sharedWords(a.location, b.location) + sameDepartment + sameType;
}

function sharedWords(a: string, b: string): number {
  const known = words(a);
  return [...words(b)].filter((word) => known.has(word)).length;
}

/** Words of four letters and more, and short names such as 'AI' and 'C++'. */
function words(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]{4,}|\p{Lu}[\p{Lu}\p{N}+#]+/gu)?.map((word) => word.toLowerCase()));
}
