import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicJob } from './contract/jobs.ts';
import { jobPageFiles as files, type JobPages } from './contract/job-pages.ts';
import { ConfigurationError } from '../platform/errors.ts';
import { cached } from '../platform/cached.ts';

/** The site's code is loaded with the first page, so that API calls start without it. */
export function jobPageStore(folder: string) {
  const load = cached(async () => {
    try {
      const module = pathToFileURL(join(folder, files.module)).href;
      const [pages, shell, careersShell] = await Promise.all([
        import(module) as Promise<JobPages>,
        readFile(join(folder, files.shell), 'utf8'),
        readFile(join(folder, files.careersShell), 'utf8'),
      ]);
      return { pages, shell, careersShell };
    } catch (cause) {
      throw new ConfigurationError(`The site has not been built into ${folder}: run npm run build`, { cause });
    }
  });
  const fontFiles = files.fonts.map((file) => join(folder, file));
  const fonts = cached(() => Promise.all(fontFiles.map((file) => readFile(file))));

  return {
    load,

    /** The renderer is loaded with the first card. @returns the job's social image as PNG */
    async card(job: PublicJob): Promise<Buffer> {
      const [{ pages }, { renderAsync }] = await Promise.all([load(), import('@resvg/resvg-js')]);
      const image = await renderAsync(await pages.jobCard(job, await fonts()), { font: { fontFiles, loadSystemFonts: false } });
      return image.asPng();
    },
  };
}
