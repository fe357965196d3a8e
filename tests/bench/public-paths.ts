import { jobPath } from '../../src/paths.ts';
import { fetchToken, postJob } from '../browser/dashboard.ts';
import { siteUrl } from '../browser/harness.ts';

/** Creates a job. @returns the paths of the site map, and that of the job */
export async function publicPaths(): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (paths.length === 0) throw new Error('The site map is empty');
  return [...paths, jobPath((await postJob(await fetchToken())).id)];
}
