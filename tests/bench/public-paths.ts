import { jobPath } from '../../src/paths.ts';
import { postJob } from '../browser/dashboard.ts';
import { textAt } from '../browser/harness.ts';

/** Creates a job. @returns the paths of the site map, and that of the job */
export async function publicPaths(): Promise<string[]> {
  const xml = await textAt('/sitemap.xml');
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (listed.length === 0) throw new Error('The site map is empty');
  return [...listed, jobPath((await postJob()).id)];
}
