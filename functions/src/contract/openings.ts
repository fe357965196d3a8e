import { z } from 'zod/mini';
import { type PublicJob, publicJob } from './jobs.ts';

/** What a call for a posting that takes no more applications answers with: the text for a person, and where to look instead. */
export const closedOpening = z.object({ error: z.string(), similar: z.array(publicJob) });

/** The files that the site's build leaves in the function's folder: {@link OpeningPages}, and the page that they fill. */
export const openingFiles = { module: 'opening-pages.js', shell: 'opening-shell.html' } as const;

/** What became of the posting that an address names. */
export type Opening = { state: 'open'; job: PublicJob } | { state: 'closed'; similar: PublicJob[] } | { state: 'missing' };

/** What a posting's page shows: what became of it, or that nobody could find out. */
export type ShownOpening = Opening | { state: 'failed' };

/**
 * What the site's build gives the function, as a module: its pages of openings, in the site's own look and words.
 * Nothing that is not public goes in.
 */
export type OpeningPages = {
  /**
   * @param shell the site's HTML with places for head and body, which the build writes beside the module
   * @returns the page, whole
   */
  openingPage: (shell: string, opening: ShownOpening) => Promise<string>;
  /** @param openings those that are open, newest first @returns an Atom feed (RFC 4287) */
  openingsFeed: (openings: PublicJob[]) => string;
  /** @param openings those that are open @returns a site map, as sitemaps.org says */
  openingsSitemap: (openings: PublicJob[]) => string;
};
