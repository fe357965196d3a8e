import { type Job, type LinkedJob, linkedJob } from './contract/jobs.ts';

const maxJobs = 3;

type Words = Record<'title' | 'location', Set<string>>;

/** Kept with the list, because each visitor's job is compared with all that are open. */
const knownWords = new WeakMap<Job[], Words[]>();

/** @param jobs newest first @returns at most three, the most similar first, then the newest */
export function similarJobs(to: Job, jobs: Job[]): LinkedJob[] {
  const wordsOfJobs = knownWords.get(jobs) ?? jobs.map(wordsOf);
  knownWords.set(jobs, wordsOfJobs);
  const wanted = wordsOf(to);
  const best: { job: Job; score: number }[] = [];
  for (const [index, { title, location }] of wordsOfJobs.entries()) {
    const job = jobs[index];
    if (!job || job.id === to.id || job.general) continue;
    const score = 3 * shared(wanted.title, title) + shared(wanted.location, location) + sharedFacts(to, job);
    if (score <= (best[maxJobs - 1]?.score ?? 0)) continue;
    const place = best.findIndex((other) => other.score < score);
    best.splice(place === -1 ? best.length : place, 0, { job, score });
    best.length = Math.min(best.length, maxJobs);
  }
  return best.map(({ job }) => linkedJob.parse(job));
}

function sharedFacts(a: Job, b: Job): number {
  const sameType = a.job_type === b.job_type ? 1 : 0;
  const sameDepartment = a.department !== '' && a.department === b.department ? 2 : 0;
  return sameType + sameDepartment;
}

function shared(a: Set<string>, b: Set<string>): number {
  let count = 0;
  for (const word of a) if (b.has(word)) count += 1;
  return count;
}

const wordsOf = ({ title, location }: Job): Words => ({ title: words(title), location: words(location) });

/** Words of four letters and more, and short names such as 'AI' and 'C++'. */
function words(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]{4,}|\p{Lu}[\p{Lu}\p{N}+#]+/gu)?.map((word) => word.toLowerCase()));
}
