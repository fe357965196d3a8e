import { type Job, type LinkedJob, linkedJob } from './contract/jobs.ts';

const maxJobs = 3;

/** @param jobs newest first @returns at most three others of the same department, or if there are none of any */
export function similarJobs(to: Job, jobs: Job[]): LinkedJob[] {
  const others = jobs.filter(({ id, general }) => id !== to.id && !general);
  const sameDepartment = others.filter(({ department }) => department === to.department);
  return (sameDepartment.length > 0 ? sameDepartment : others).slice(0, maxJobs).map((job) => linkedJob.parse(job));
}
