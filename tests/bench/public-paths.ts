import { jobPath, paths } from '../../src/paths.ts';
import { postJob } from '../browser/dashboard.ts';
import { siteUrl } from '../browser/harness.ts';

/** Creates a job. @returns the paths of the site map, and that of the job */
export async function publicPaths(): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (listed.length === 0) throw new Error('The site map is empty');
  return [...listed, await createJobPage()];
}

/** @returns the path of a new job's page */
async function createJobPage(): Promise<string> {
  return jobPath((await postJob()).id);
}

/** Creates a job. @returns the pages on which most visits begin, by name */
export async function entryPages(): Promise<[name: string, path: string][]> {
  return [
    [paths.home, paths.home],
    [paths.careers, paths.careers],
    ["a job's page", await createJobPage()],
  ];
}
