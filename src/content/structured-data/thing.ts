import { env } from '../../lib/env.ts';

/** Something that a page tells search engines of, in schema.org's words. */
export type Thing = { '@type': string; [property: string]: unknown };

/** @param path from the site's root @returns the address as structured data has it: whole */
export function addressOf(path: string): string {
  return env.siteUrl + path;
}
