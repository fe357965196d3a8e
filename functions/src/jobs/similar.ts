import { type Job, type LinkedJob, linkedJob } from './contract/jobs.ts';

const maxJobs = 3;

/** The places in a list of the jobs whose title or location has a word. */
type Index = Record<'title' | 'location', Map<string, number[]>>;

/** Kept with the list, because each visitor's job is compared with all that are open. */
const indexes = new WeakMap<Job[], Index>();

/** @param jobs newest first @returns at most three, the most similar first, then the newest */
export function similarJobs(to: Job, jobs: Job[]): LinkedJob[] {
  const index = indexes.get(jobs) ?? indexOf(jobs);
  indexes.set(jobs, index);
  const scores = jobs.map((job) => sharedFacts(to, job));
  const add = (points: number, places: number[] = []) => {
    for (const place of places) scores[place] = (scores[place] ?? 0) + points;
  };
  for (const word of words(to.title)) add(3, index.title.get(word));
  for (const word of words(to.location)) add(1, index.location.get(word));
  const best: { job: Job; score: number }[] = [];
  for (const [place, job] of jobs.entries()) {
    const score = scores[place] ?? 0;
    if (score <= (best[maxJobs - 1]?.score ?? 0) || job.id === to.id || job.general) continue;
    const rank = best.findIndex((other) => other.score < score);
    best.splice(rank === -1 ? best.length : rank, 0, { job, score });
    best.length = Math.min(best.length, maxJobs);
  }
  return best.map(({ job }) => linkedJob.parse(job));
}

function sharedFacts(a: Job, b: Job): number {
  const sameType = a.job_type === b.job_type ? 1 : 0;
  const sameDepartment = a.department !== '' && a.department === b.department ? 2 : 0;
  return sameType + sameDepartment;
}

function indexOf(jobs: Job[]): Index {
  const index: Index = { title: new Map(), location: new Map() };
  for (const [place, job] of jobs.entries()) {
    for (const field of ['title', 'location'] as const) {
      for (const word of words(job[field])) {
        const places = index[field].get(word) ?? [];
        places.push(place);
        index[field].set(word, places);
      }
    }
  }
  return index;
}

/** Words of four letters and more, and short names such as 'AI' and 'C++'. */
function words(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]{4,}|\p{Lu}[\p{Lu}\p{N}+#]+/gu)?.map((word) => word.toLowerCase()));
}
