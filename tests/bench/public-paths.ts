import { jobPath } from '../../src/paths.ts';
import { fetchToken, postJob } from '../browser/dashboard.ts';
import { siteUrl } from '../browser/harness.ts';

/** @returns the pages of the site map, and a new job's page */
export async function publicPaths(): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (paths.length === 0) throw new Error('The sitemap names no page');
  return [...paths, jobPath((await postJob(await fetchToken())).id)];
}
