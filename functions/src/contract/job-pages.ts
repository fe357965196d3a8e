import { z } from 'zod/mini';
import { type PublicJob, publicJob } from './jobs.ts';

/** What a call for a posting that takes no more applications answers with: the text for a person, and where to look instead. */
export const closedJob = z.object({ error: z.string(), similar: z.array(publicJob) });

/** The files that the site's build leaves in the function's folder: {@link JobPages}, and the page that they fill. */
export const jobPageFiles = { module: 'job-pages.js', shell: 'job-shell.html' } as const;

/** What became of the posting that an address names. */
export type JobLookup = { state: 'open'; job: PublicJob } | { state: 'closed'; similar: PublicJob[] } | { state: 'missing' };

/** What a posting's page shows: what became of it, or that nobody could find out. */
export type JobPageData = JobLookup | { state: 'failed' };

/**
 * What the site's build gives the function, as a module: its pages of openings, in the site's own look and words.
 * Nothing that is not public goes in.
 */
export type JobPages = {
  /**
   * @param shell the site's HTML with places for head and body, which the build writes beside the module
   * @returns the page, whole
   */
  jobPage: (shell: string, data: JobPageData) => Promise<string>;
  /** @param jobs the active jobs, newest first @returns an Atom feed (RFC 4287) */
  jobsFeed: (jobs: PublicJob[]) => string;
  /** @param jobs the active jobs @returns a site map, as sitemaps.org says */
  jobsSitemap: (jobs: PublicJob[]) => string;
};
