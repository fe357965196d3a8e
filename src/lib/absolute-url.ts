import { env } from './env.ts';

/** @param path from the site's root @returns the URL on the live site */
export function absoluteUrl(path: string): string {
  return env.siteUrl + path;
}
