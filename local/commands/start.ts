import { run } from '../lifetime.ts';
import { claim } from '../running.ts';
import { siteSettings } from '../settings.ts';
import { dataFolderFrom, finishStart, startSite } from './site.ts';

/** `npm start`: runs the site with example data until it is stopped. `--keep` keeps the data. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    const settings = siteSettings();
    const dataFolder = dataFolderFrom(args, settings);
    claim(life, settings.name);
    const stack = await startSite(life, settings, { dataFolder });
    finishStart(life, settings, stack, stack.siteUrl);
    return life.ended;
  }, 0);
}
