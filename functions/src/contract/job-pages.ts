import { z } from 'zod/mini';
import { type PublicJob, publicJob } from './jobs.ts';

export const jobWithSimilar = z.extend(publicJob, { similar: z.array(publicJob) });

/** The body of the 410 answer for a closed job. */
export const closedJob = z.object({ error: z.string(), similar: z.array(publicJob) });

/** Files that the site's build writes for the function: {@link JobPages}, and the HTML to fill. */
export const jobPageFiles = { module: 'job-pages.js', shell: 'job-shell.html' } as const;

export type JobLookup =
  { state: 'open'; job: PublicJob; similar: PublicJob[] } | { state: 'closed'; similar: PublicJob[] } | { state: 'missing' };

export type JobPageData = JobLookup | { state: 'failed'; unreachable?: boolean };

export type JobPages = {
  /** @returns the page in HTML */
  jobPage: (shell: string, data: JobPageData) => Promise<string>;
  /** @returns the same as plain text */
  jobText: (data: JobLookup) => string;
  /** @param jobs the open jobs, newest first @returns a list as plain text */
  jobsText: (jobs: PublicJob[]) => string;
  /** @param jobs without general applications, newest first @returns an Atom feed (RFC 4287) */
  jobsFeed: (jobs: PublicJob[]) => string;
  /** @param jobs without general applications @returns a site map (sitemaps.org) */
  jobsSitemap: (jobs: PublicJob[]) => string;
};
