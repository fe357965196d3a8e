import { type Job, type LinkedJob, linkedJob } from './contract/jobs.ts';

const maxJobs = 3;

/** @param jobs newest first @returns at most three, the most similar first, then the newest */
export function similarJobs(to: Job, jobs: Job[]): LinkedJob[] {
  return jobs
    .filter(({ id, general }) => id !== to.id && !general)
    .map((job) => ({ job, score: similarity(to, job) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxJobs)
    .map(({ job }) => linkedJob.parse(job));
}

function similarity(a: Job, b: Job): number {
  const sameType = a.job_type === b.job_type ? 1 : 0;
  const sameDepartment = a.department !== '' && a.department === b.department ? 2 : 0;
  const [wordsOfA, wordsOfB] = [wordsOf(a), wordsOf(b)];
  return 3 * shared(wordsOfA.title, wordsOfB.title) + shared(wordsOfA.location, wordsOfB.location) + sameDepartment + sameType;
}

function shared(a: Set<string>, b: Set<string>): number {
  let count = 0;
  for (const word of a) if (b.has(word)) count += 1;
  return count;
}

const knownWords = new WeakMap<Job, Record<'title' | 'location', Set<string>>>();

/** Kept with the job, because each visitor's job is compared with all open ones. */
function wordsOf(job: Job) {
  const found = knownWords.get(job) ?? { title: words(job.title), location: words(job.location) };
  knownWords.set(job, found);
  return found;
}

/** Words of four letters and more, and short names such as 'AI' and 'C++'. */
function words(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]{4,}|\p{Lu}[\p{Lu}\p{N}+#]+/gu)?.map((word) => word.toLowerCase()));
}
