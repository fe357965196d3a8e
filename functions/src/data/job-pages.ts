import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jobPageFiles as files, type JobPages } from '../contract/job-pages.ts';
import { ConfigurationError } from '../errors.ts';
import { kept } from '../kept.ts';

/** The site's code is loaded with the first page, so that API calls start without it. */
export function jobPageStore(folder: string) {
  const load = kept(async () => {
    try {
      const module = pathToFileURL(join(folder, files.module)).href;
      const [pages, shell] = await Promise.all([import(module) as Promise<JobPages>, readFile(join(folder, files.shell), 'utf8')]);
      return { pages, shell };
    } catch (cause) {
      throw new ConfigurationError(`The site has not been built into ${folder}: run npm run build`, { cause });
    }
  });
  return { load };
}
