import { fold } from '#contract/fold.ts';
import { jobFactNames, type PublicJob } from '#contract/jobs.ts';

/** @returns a filter for the jobs that have every word somewhere in what visitors see */
export function hasWords(words: string): (job: PublicJob) => boolean {
  const wanted = fold(words).split(' ').filter(Boolean);
  return (job) => {
    const text = fold([job.title, job.description, job.requirements, ...jobFactNames.map((name) => job[name])].join(' '));
    return wanted.every((word) => text.includes(word));
  };
}
