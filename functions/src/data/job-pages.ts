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
      const [pages, shell] = await Promise.all([import(module) as Promise<unknown>, readFile(join(folder, files.shell), 'utf8')]);
      if (isJobPages(pages)) return { pages, shell };
      throw new Error(`${files.module} does not export what it should`);
    } catch (cause) {
      throw new ConfigurationError(`The site has not been built into ${folder}: run npm run build`, { cause });
    }
  });
  return { load };
}

function isJobPages(module: unknown): module is JobPages {
  if (typeof module !== 'object' || module === null) return false;
  const exported = new Map<string, unknown>(Object.entries(module));
  const names: (keyof JobPages)[] = ['jobPage', 'jobText', 'jobsText', 'jobsFeed', 'jobsSitemap'];
  return names.every((name) => typeof exported.get(name) === 'function');
}
