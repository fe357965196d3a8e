import { z } from 'zod/mini';
import { type PublicHiringProcess, publicHiringProcess } from './hiring-process.ts';
import { type LinkedJob, linkedJob, type PublicJob, publicJob } from './jobs.ts';

export const jobWithSimilar = z.extend(publicJob, { similar: z.array(linkedJob), process: publicHiringProcess });

export const closedJob = z.object({ error: z.string(), similar: z.array(linkedJob) });

/** Written by the build: the module {@link JobPages}, the HTML that it fills, fonts. */
export const jobPageFiles = {
  module: 'job-pages.js',
  shell: 'job-shell.html',
  careersShell: 'careers-shell.html',
  fonts: ['RobotoSlab_400Regular.ttf', 'RobotoSlab_600SemiBold.ttf'],
} as const;

export type JobLookup =
  | { state: 'open'; job: PublicJob; similar: LinkedJob[]; process: PublicHiringProcess }
  | { state: 'closed'; similar: LinkedJob[] }
  | { state: 'missing' };

export type JobPageData = JobLookup | { state: 'failed' };

/** So that the HTML stays below 25 kB. */
export const careersPageSize = 30;

/** The part of the openings that a careers page has in its HTML. The call loads all. */
export type CareersPart = {
  jobs: PublicJob[];
  /** How many openings there are, without general applications. */
  total: number;
  /** The number of the page with the next part. */
  next?: number;
};

export type JobPages = {
  jobPage: (shell: string, data: JobPageData) => Promise<string>;
  /** @param part null: the page loads the openings itself */
  careersPage: (shell: string, part: CareersPart | null) => Promise<string>;
  /** @param fonts the contents of the files @returns the social image as SVG */
  jobCard: (job: PublicJob, fonts: readonly Uint8Array[]) => Promise<string>;
  /** An Atom feed (RFC 4287). @param jobs open, without general applications, newest first */
  jobsFeed: (jobs: PublicJob[]) => string;
  /** For job boards, as docs/decisions/0005-job-pages.md describes. @param jobs as for the feed */
  jobsJson: (jobs: PublicJob[]) => string;
  /** A site map (sitemaps.org). @param jobs open, without general applications */
  jobsSitemap: (jobs: PublicJob[]) => string;
};
