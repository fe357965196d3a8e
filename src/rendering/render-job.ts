import type { JobPageData } from '#rooms/jobs/contract/job-pages.ts';
import { jobRoute } from '../site/careers/job-route.tsx';
import { jobPath } from '../paths.ts';
import { fillShell } from './fill-shell.ts';

/** @param shell the template of job pages @returns the complete HTML of a job's page */
export function renderJob(shell: string, data: JobPageData): Promise<string> {
  // Pages without a job look the same at every path.
  return fillShell(shell, jobRoute, jobPath(data.state === 'open' ? data.job.id : data.state), data);
}
