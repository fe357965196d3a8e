import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openingFiles as files, type OpeningPages } from '../contract/openings.ts';
import { ConfigurationError } from '../problems.ts';

/** {@link OpeningPages} with the shell at hand. */
export type OpeningPageStore = {
  /** @throws {ConfigurationError} when the site has not been built into the function's folder */
  load: () => Promise<{ pages: OpeningPages; shell: string }>;
};

/**
 * The site's own rendering, read at the first page that is asked for: calls, which are most of the work, start without it.
 * @param folder absolute path
 */
export function openingPageStore(folder: string): OpeningPageStore {
  let loaded: ReturnType<OpeningPageStore['load']> | undefined;
  const read = async () => {
    try {
      const module = pathToFileURL(join(folder, files.module)).href;
      const [pages, shell] = await Promise.all([import(module) as Promise<unknown>, readFile(join(folder, files.shell), 'utf8')]);
      if (isOpeningPages(pages)) return { pages, shell };
      throw new Error(`${files.module} does not export what it should`);
    } catch (cause) {
      loaded = undefined;
      throw new ConfigurationError(`The site has not been built into ${folder}: run npm run build`, { cause });
    }
  };
  return { load: () => (loaded ??= read()) };
}

function isOpeningPages(module: unknown): module is OpeningPages {
  if (typeof module !== 'object' || module === null) return false;
  const exported = new Map<string, unknown>(Object.entries(module));
  const names: (keyof OpeningPages)[] = ['openingPage', 'openingsFeed', 'openingsSitemap'];
  return names.every((name) => typeof exported.get(name) === 'function');
}
